import type { Page } from "@playwright/test";
import { createClient } from "../../apps/server/src/running/client.fixture.ts";
import { demoEmails, demoPassword } from "../../packages/testing/src/demo/accounts.ts";
import { open, reload } from "../support/hydrated.ts";
import { logIn } from "../support/log-in.ts";
import { confirmOffer, remainingOffers, writeOffer } from "../support/offer.ts";
import { signIn } from "../support/sign-in.ts";
import { signedIn } from "../support/signed-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

/** Seekers whom no company has met yet. */
const first = "joker-registered-200@demo.example";
const second = "joker-registered-203@demo.example";
const reason = "仕様の背景を一枚の図にまとめてから作り始めるという進め方に、深くうなずきました。";

async function userIdOf(origin: string, email: string): Promise<string> {
  const { trpc } = createClient(origin);
  const { userId } = signedIn(await trpc.account.signIn.mutate({ email, password: demoPassword }));
  return userId;
}

const sendingAddress = /offer\.createOffer/;
const reasonOn = (page: Page) => page.getByRole("textbox", { name: "あなたに興味を持った理由" });
const messageOn = (page: Page) => page.getByRole("textbox", { name: "メッセージ本文" });
const meterOn = (page: Page) => page.getByRole("region", { name: "この方に向けた文章か" });
const templatesOn = (page: Page) => page.getByRole("dialog");

async function useTemplate(page: Page, name: string) {
  await page.getByRole("button", { name: "テンプレートを使う" }).click();
  await templatesOn(page)
    .getByRole("button", { name: `「${name}」を使う` })
    .click();
  await expect(templatesOn(page)).toHaveCount(0);
}

test("an offer from a template is kept through a lost connection, read live, and taken back", async ({
  server,
  mobile,
  desktop,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/);
  const jokerId = await userIdOf(server.url, first);
  await logIn(mobile, "joker", { email: first });
  await signIn(desktop.context(), server.url, { as: "company", email: demoEmails.aceAdmin });
  await open(desktop, `/users/${jokerId}/offer`);
  const before = await remainingOffers(desktop);

  // The body comes from a template, filled with what is known; the reason has none.
  await desktop.getByLabel("紐づける募集").selectOption({ index: 1 });
  await useTemplate(desktop, "カジュアル面談のお誘い");
  await expect(messageOn(desktop)).toHaveValue(/と申します。「.+」の募集について/);
  await expect(messageOn(desktop)).not.toHaveValue(/[{}]/);
  await expect(reasonOn(desktop)).toHaveValue("");
  await reasonOn(desktop).fill(reason);
  await expect(meterOn(desktop).getByText(/^以前のオファーと重なる割合 \d+%$/)).toBeVisible();
  await expect(meterOn(desktop).getByText("この方に向けて書かれた文章です。")).toBeVisible();

  // The connection breaks while sending: nothing that was typed is lost, not even by a reload.
  await desktop.getByRole("button", { name: "内容を確認する" }).click();
  const question = desktop.getByRole("dialog", { name: "このオファーを送信しますか？" });
  await expect(question).toContainText(`今月の残り：${before}通`);
  await desktop.route(sendingAddress, (route) => route.abort());
  await question.getByRole("button", { name: "送信する" }).click();
  await expect(question).toBeHidden();
  await expect(reasonOn(desktop)).toHaveValue(reason);
  await desktop.unroute(sendingAddress);
  await reload(desktop);
  await expect(desktop.getByText(/に入力し、保存していない内容を表示しています。$/)).toBeVisible();
  await expect(reasonOn(desktop)).toHaveValue(reason);

  // The offer goes out and its answer is lost: sending again makes no second one.
  await desktop.route(
    sendingAddress,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await desktop.getByRole("button", { name: "内容を確認する" }).click();
  await question.getByRole("button", { name: "送信する" }).click();
  await expect(question).toBeHidden();
  await desktop.getByRole("button", { name: "内容を確認する" }).click();
  await confirmOffer(desktop);

  // The seeker sees it at once, and the company sees at once that it was opened.
  const card = mobile.getByRole("list", { name: "オファー一覧" }).getByRole("link");
  await expect(card).toHaveCount(1);
  await open(desktop, "/offers");
  const sent = desktop
    .getByRole("article")
    .filter({ has: desktop.locator(`a[href="/users/${jokerId}"]`) });
  await expect(sent.getByText("送信済み")).toBeVisible();
  await desktop.getByRole("searchbox", { name: "募集名で探す" }).fill("存在しない募集");
  await expect(desktop.getByText("条件に合うオファーはありません。")).toBeVisible();
  await desktop.getByRole("searchbox", { name: "募集名で探す" }).fill("");
  await sent.getByRole("link", { name: "くわしく見る" }).click();
  await expect(desktop.getByRole("heading", { name: /^候補者ID .+へのオファー$/ })).toBeVisible();
  await expect(desktop.getByText(reason)).toBeVisible();
  const asked: string[] = [];
  mobile.on("request", (request) => {
    if (request.url().includes("offer.get")) asked.push(request.url());
  });
  await card.click();
  await expect(mobile.getByText(reason)).toBeVisible();
  await expect(desktop.getByText("候補者が開封しました")).toBeVisible();

  // Within five minutes it can still be taken back, and the month's number returns.
  await desktop.getByRole("button", { name: "取り消す" }).click();
  await expect(toastOn(desktop, "オファーを取り消しました")).toBeVisible();
  await expect(mobile.getByText(reason)).toBeHidden();
  // What happens to an open offer comes by itself: asked for again, it may be gone by then.
  expect(asked).toHaveLength(1);
  await expect(
    desktop.getByRole("listitem").filter({ hasText: "オファーを取り消しました" }).first(),
  ).toBeVisible();
  await open(desktop, "/offers");
  await expect(sent).toHaveCount(0);
  await open(desktop, `/users/${jokerId}/offer`);
  expect(await remainingOffers(desktop)).toBe(before);
});

test("a reason that was written for someone else is refused, and a template names nobody", async ({
  server,
  desktop,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 400/);
  const [one, other] = [await userIdOf(server.url, first), await userIdOf(server.url, second)];
  await signIn(desktop.context(), server.url, { as: "company", email: demoEmails.aceAdmin });
  await open(desktop, `/users/${one}/offer`);
  await desktop.getByLabel("紐づける募集").selectOption({ index: 1 });
  await reasonOn(desktop).fill(reason);
  await messageOn(desktop).fill("まずは30分ほど、お互いの仕事についてお話しできればうれしいです。");
  await desktop.getByRole("button", { name: "内容を確認する" }).click();
  await confirmOffer(desktop);

  await open(desktop, `/users/${other}/offer`);
  await desktop.getByLabel("紐づける募集").selectOption({ index: 1 });
  await reasonOn(desktop).fill(`${reason}。`);
  await expect(meterOn(desktop).getByText(/このままでは送信できません。$/)).toBeVisible();

  await desktop.getByRole("button", { name: "テンプレートを使う" }).click();
  await templatesOn(desktop).getByRole("button", { name: "新しいテンプレートを作る" }).click();
  const name = templatesOn(desktop).getByRole("textbox", { name: "テンプレートの名前" });
  const body = templatesOn(desktop).getByRole("textbox", { name: "メッセージ本文" });
  await name.fill("現場のご紹介");
  await body.fill("{jokerName}さん、{companyName}の現場を一時間ほどご案内させてください。");
  await templatesOn(desktop).getByRole("button", { name: "戻る" }).click();
  // What was typed is there when the template is gone on with.
  await templatesOn(desktop).getByRole("button", { name: "新しいテンプレートを作る" }).click();
  await expect(name).toHaveValue("現場のご紹介");
  await templatesOn(desktop).getByRole("button", { name: "保存する" }).click();
  await expect(templatesOn(desktop).getByText(/\{jokerName\}は使えません。$/)).toBeVisible();
  await body.fill("{companyName}の現場を、一時間ほどご案内させていただけないでしょうか。");
  await templatesOn(desktop).getByRole("button", { name: "保存する" }).click();
  await templatesOn(desktop).getByRole("button", { name: "「現場のご紹介」を使う" }).click();
  await expect(messageOn(desktop)).toHaveValue(/の現場を、一時間ほどご案内/);

  await desktop.getByRole("button", { name: "内容を確認する" }).click();
  await desktop.getByRole("dialog").getByRole("button", { name: "送信する" }).click();
  await expect(
    desktop.getByText(/^ほかの候補者に送った文章とほぼ同じです。/).first(),
  ).toBeVisible();
  await expect(reasonOn(desktop)).toBeFocused();
  await expect(messageOn(desktop)).toHaveValue(/の現場を、一時間ほどご案内/);
});

test("a position that is paused while the offer is confirmed opens the window that asks for another", async ({
  server,
  desktop,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 400/);
  const jokerId = await userIdOf(server.url, second);
  const { trpc } = await signIn(desktop.context(), server.url, {
    as: "company",
    email: demoEmails.aceAdmin,
  });
  await open(desktop, `/users/${jokerId}/offer`);
  await writeOffer(desktop, {
    reason: "試作を重ねて使う人の前で確かめてこられた進め方に、強く惹かれてご連絡しました。",
    message: "まずは30分ほど、お互いの仕事についてお話しできればと思っています。",
  });
  const recruitmentId = await desktop.getByLabel("紐づける募集").inputValue();
  await trpc.recruitment.pauseRecruitment.mutate({ recruitmentId });
  await desktop.getByRole("dialog").getByRole("button", { name: "送信する" }).click();
  const told = desktop.getByRole("dialog", { name: "募集が紐づいていません" });
  await told.getByRole("button", { name: "募集を選ぶ" }).click();
  await expect(desktop.getByLabel("紐づける募集")).toBeFocused();
});
