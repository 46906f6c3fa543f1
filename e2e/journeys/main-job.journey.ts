import type { Page } from "@playwright/test";
import { demoEmails } from "../../packages/testing/src/demo/accounts.ts";
import { choose } from "../support/choose.ts";
import { open, reload } from "../support/hydrated.ts";
import { logIn } from "../support/log-in.ts";
import { confirmOffer, remainingOffers, writeOffer } from "../support/offer.ts";
import { fillRegistration } from "../support/registration.ts";
import { navLink, roomOn } from "../support/room.ts";
import { signUp } from "../support/sign-up.ts";
import { expect, test } from "../support/test.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

const account = { email: "hanako.minato@example.jp", password: "tsubame-2026" };
const person = {
  name: "湊 花子",
  nameKana: "ミナト ハナコ",
  skills: ["TypeScript", "倉庫動線設計"],
  introduction:
    "倉庫の在庫管理の画面を、現場を訪ねながら作ってきました。作業する人の声を聞き、迷わない画面に直していくことが得意です。",
};
const offer = {
  reason:
    "倉庫を訪ねながら画面を直してこられたお話に惹かれました。手袋をした人が迷わない画面を、私たちも毎日考えています。",
  message: "選考ではなく、まずは30分ほどお互いの仕事について話せればと思っています。",
};

/** Counts full page loads from here on: a page that recovers by itself makes none. */
function countLoads(page: Page) {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  return () => loads;
}

test("from an empty account to a chat in both directions, and on after a restart", async ({
  server,
  person: openDevice,
  expectBrowserErrors,
}) => {
  test.setTimeout(240_000);
  const joker = await openDevice("mobile");
  const ace = await openDevice("desktop");
  const operator = await openDevice("desktop");

  await test.step("the seeker signs up by a mailed link", () => signUp(joker, server, account));

  await test.step("the seeker fills the profile and asks for judgement", async () => {
    await fillRegistration(joker, person);
    await expect(joker.getByText(person.introduction)).toBeVisible();
    await joker.getByRole("button", { name: "この内容で審査に申し込む" }).click();
    await expect(joker.getByRole("heading", { level: 1 })).toHaveText(
      "あなたらしさを教えてください（任意）",
    );
    await joker.getByRole("button", { name: "あとで入力する" }).click();
    await expect(joker).toHaveURL(/\/congrats$/);
    await expect(joker.getByRole("heading", { name: "審査に申し込みました" })).toBeVisible();
  });

  await test.step("the seeker sees that the profile is being judged", async () => {
    await open(joker, "/offers");
    await expect(joker.getByText("プロフィールを審査しています。")).toBeVisible();
    await joker.getByRole("button", { name: "詳しく見る" }).click();
    const dialog = joker.getByRole("dialog", { name: "プロフィールを審査しています" });
    await expect(dialog.getByText(/結果のお知らせ：.+まで/)).toBeVisible();
    await dialog.getByRole("button", { name: "閉じる" }).first().click();
    await expect(dialog).toBeHidden();
  });

  await test.step("an operator passes the case with rank A", async () => {
    await logIn(operator, "operator", { email: demoEmails.operator });
    await open(operator, "/operator/judgements");
    await operator.getByRole("link", { name: person.name }).click();
    await expect(operator.getByRole("heading", { level: 1, name: person.name })).toBeVisible();
    await expect(operator.getByText(person.introduction)).toBeVisible();
    await choose(operator.getByRole("group", { name: "審査結果" }), "通過");
    await choose(operator.getByRole("group", { name: "ランク", exact: true }), "A");
    await operator.getByRole("button", { name: "通過にする" }).click();
    const dialog = operator.getByRole("dialog", { name: "この内容で通過にしますか？" });
    await dialog.getByRole("button", { name: "通過にする" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("the seeker's open page learns it and shows the passed screen once", async () => {
    await expect(joker).toHaveURL(/\/judgement-passed\?from=%2Foffers&r=A/);
    await expect(joker.getByRole("heading", { name: "審査を通過しました" })).toBeVisible();
    await expect(joker.getByText("あなたのランク：A")).toBeVisible();
    await joker.getByRole("link", { name: "はじめる" }).click();
    await expect(joker).toHaveURL(/\/offers$/);
    await open(joker, "/offers");
    await expect(joker.getByText("まだオファーは届いていません。")).toBeVisible();
    await expect(joker).toHaveURL(/\/offers$/);
  });

  let remaining = 0;
  await test.step("an ace finds the candidate and sends an offer", async () => {
    await logIn(ace, "company", { email: demoEmails.aceAdmin });
    await expect(ace).toHaveURL(/\/users$/);
    await open(ace, "/users?tab=search");
    await ace.getByRole("searchbox", { name: "キーワード" }).fill("倉庫動線\u200B設計");
    await expect(ace.getByText("1名の候補者")).toBeVisible();
    const found = ace.getByRole("list", { name: "候補者" }).getByRole("article");
    await expect(found).toHaveCount(1);
    await expect(found.getByText("フロントエンドエンジニア")).toBeVisible();
    await expect(ace.getByText(person.name)).toHaveCount(0);
    await found.getByRole("heading").getByRole("link").click();
    await expect(ace.getByText(person.introduction)).toBeVisible();
    await ace.getByRole("link", { name: "オファーを送る" }).click();
    remaining = await remainingOffers(ace);
    await writeOffer(ace, offer);
    await expect(ace.getByRole("dialog")).toContainText(`今月の残り：${remaining}通`);
    await confirmOffer(ace);
  });

  await test.step("the month's remaining offers drop by one", async () => {
    await open(ace, "/users");
    await ace
      .getByRole("link", { name: /：オファーを送る$/ })
      .first()
      .click();
    await expect(ace.getByText(`今月の残り ${remaining - 1}通`)).toBeVisible();
  });

  await test.step("the offer appears in the seeker's open list, and is accepted", async () => {
    const card = joker.getByRole("list", { name: "オファー一覧" }).getByRole("article");
    await expect(card).toHaveCount(1);
    await expect(card.getByText(offer.reason)).toBeVisible();
    await card.getByRole("link").click();
    await expect(joker.getByText(offer.message)).toBeVisible();
    await joker.getByRole("button", { name: "話を聞いてみる" }).click();
    const themes = joker.getByRole("dialog", { name: "話してみたいテーマを選んでください" });
    await choose(themes, "ミッション・ビジョン");
    await choose(themes, "一緒に働くメンバー");
    await themes.getByRole("button", { name: "決定する" }).click();
    const established = joker.getByRole("dialog", { name: "マッチングが成立しました" });
    await established.getByRole("link", { name: "メッセージを送る" }).click();
    await expect(joker).toHaveURL(/\/matchings\/[0-9a-f-]+/);
  });

  const jokerRoom = roomOn(joker);
  const aceRoom = roomOn(ace);
  await test.step("both see the matching", async () => {
    await expect(jokerRoom.log.getByText(/^マッチングが成立しました。/)).toBeVisible();
    await navLink(ace, /メッセージ/).click();
    const list = ace.getByRole("region", { name: "マッチング一覧" });
    await list.getByRole("link", { name: new RegExp(person.name) }).click();
    await expect(aceRoom.log.getByText(/^湊 花子さんが話してみたいテーマ：/)).toBeVisible();
  });

  await test.step("they chat in both directions, live", async () => {
    await jokerRoom.say("はじめまして、湊です。");
    await expect(aceRoom.bubble("はじめまして、湊です。")).toBeVisible();
    await expect(jokerRoom.log.getByText("既読")).toBeVisible();
    await aceRoom.input.fill("お返事ありがとう");
    await expect(joker.getByText("入力中...")).toBeVisible();
    await aceRoom.say("お返事ありがとうございます。");
    await expect(jokerRoom.bubble("お返事ありがとうございます。")).toBeVisible();
    await expect(joker.getByText("入力中...")).toHaveCount(0);
    await expect(aceRoom.log.getByText("既読")).toBeVisible();
  });

  await test.step("a message for another page raises the badge until it is read", async () => {
    await joker.getByRole("link", { name: "メッセージ一覧へ戻る" }).click();
    await navLink(joker, /^オファー/).click();
    await expect(joker).toHaveURL(/\/offers$/);
    await aceRoom.say("今週の水曜日はいかがですか。");
    await expect(navLink(joker, /未読1件/)).toBeVisible();
    await navLink(joker, /メッセージ$/).click();
    const card = joker.getByRole("region", { name: "マッチング一覧" }).getByRole("link", {
      name: /今週の水曜日はいかがですか。/,
    });
    await card.click();
    await expect(jokerRoom.bubble("今週の水曜日はいかがですか。")).toBeVisible();
    await expect(aceRoom.log.getByText("既読")).toHaveCount(2);
    await joker.getByRole("link", { name: "メッセージ一覧へ戻る" }).click();
    await expect(navLink(joker, /メッセージ$/)).toBeVisible();
    await expect(navLink(joker, /未読/)).toHaveCount(0);
    await card.click();
    await expect(jokerRoom.bubble("今週の水曜日はいかがですか。")).toBeVisible();
  });

  await test.step("a restarted server is found again, and the chat goes on", async () => {
    expectBrowserErrors(/ERR_CONNECTION|ERR_INCOMPLETE|ERR_EMPTY|Failed to load resource/);
    const loads = [countLoads(joker), countLoads(ace)];
    // A server on its way down may refuse the stream; the browser must not leave it at that.
    for (const page of [joker, ace])
      await page.route(/live\.follow/, (route) => route.fulfill({ status: 503 }), { times: 1 });
    await server.restart();
    await jokerRoom.say("水曜日の夜なら空いています。");
    await expect(aceRoom.bubble("水曜日の夜なら空いています。")).toBeVisible({ timeout: 30_000 });
    await aceRoom.say("では、水曜日の19時にお願いします。");
    await expect(jokerRoom.bubble("では、水曜日の19時にお願いします。")).toBeVisible();
    expect(loads.map((count) => count())).toEqual([0, 0]);
  });

  await test.step("a reload keeps everything", async () => {
    const all = [
      "はじめまして、湊です。",
      "お返事ありがとうございます。",
      "今週の水曜日はいかがですか。",
      "水曜日の夜なら空いています。",
      "では、水曜日の19時にお願いします。",
    ];
    for (const [page, room] of [
      [joker, jokerRoom],
      [ace, aceRoom],
    ] as const) {
      await reload(page);
      for (const text of all) await expect(room.bubble(text)).toHaveCount(1);
    }
  });
});
