import type { Page } from "@playwright/test";
import { type Client, createClient } from "../../apps/server/src/running/client.fixture.ts";
import { demoEmails, demoPassword } from "../../packages/testing/src/demo/accounts.ts";
import { stableId } from "../../packages/testing/src/factories/ids.ts";
import { choose } from "../support/choose.ts";
import { open, reload } from "../support/hydrated.ts";
import { tellInterest, updateInterest } from "../support/interest.ts";
import { logIn } from "../support/log-in.ts";
import { navLink, roomOn } from "../support/room.ts";
import { signIn } from "../support/sign-in.ts";
import { signedIn } from "../support/signed-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

/** Seekers whom no company has met yet. */
const newcomers = {
  counting: "joker-registered-209@demo.example",
  answering: "joker-registered-210@demo.example",
  liking: "joker-registered-215@demo.example",
};
const message = "まずは30分ほど、お互いの仕事についてお話しできればと思っています。";

async function sessionOf(origin: string, email: string): Promise<Client & { userId: string }> {
  const client = createClient(origin);
  const { userId } = signedIn(
    await client.trpc.account.signIn.mutate({ email, password: demoPassword }),
  );
  return { ...client, userId };
}

async function companySession(origin: string): Promise<Client & { userId: string }> {
  const client = createClient(origin);
  const { userId } = signedIn(
    await client.trpc.account.signInCompany.mutate({
      email: demoEmails.aceAdmin,
      password: demoPassword,
    }),
  );
  return { ...client, userId };
}

/** Sends an offer for the first position that can be offered; answers its id. */
async function sendOffer({ trpc }: Client, jokerId: string, reason: string): Promise<string> {
  const { items } = await trpc.recruitment.listLinkable.query({});
  const [position] = items;
  if (!position?.pay) throw new Error("there is no position to offer");
  const offerId = stableId("offer", jokerId);
  await trpc.offer.createOffer.mutate({
    offerId,
    jokerId,
    recruitmentId: position.id,
    reason,
    message,
    minSalary: position.pay.min,
    maxSalary: position.pay.max,
    purpose: "casual",
  });
  return offerId;
}

const mainCard = (page: Page) => page.getByRole("main").getByRole("article");

test("waiting offers are counted live, and one that is taken back leaves with a kind word", async ({
  server,
  mobile,
}) => {
  const ace = await companySession(server.url);
  const { userId } = await sessionOf(server.url, newcomers.counting);
  await logIn(mobile, "joker", { email: newcomers.counting });
  const elsewhere = await mobile.context().newPage();
  await open(elsewhere, "/matchings");
  const tabs = [mobile, elsewhere];
  const readings: string[] = [];
  mobile.on("request", (request) => {
    if (/\/trpc\/[^?]*offer\.list/.test(request.url())) readings.push(request.url());
  });
  for (const tab of tabs) await expect(navLink(tab, /回答待ち/)).toHaveCount(0);

  const offerId = await sendOffer(
    ace,
    userId,
    "利用者の声を毎週まとめ、次に直すところを決めてこられた進め方に、深く共感しました。",
  );
  for (const tab of tabs) await expect(navLink(tab, /回答待ち1件/)).toBeVisible();
  // The page came with its list, and the stream told the rest: nothing was asked for again.
  await expect(mainCard(mobile)).toHaveCount(1);
  expect(readings).toEqual([]);
  // Read with the offer in it: the list that the page keeps must not outlive the offer.
  await open(mobile, "/offers");
  await expect(mainCard(mobile)).toHaveCount(1);
  await mainCard(mobile).getByRole("link").click();
  await expect(mobile.getByText(message)).toBeVisible();
  await mobile.getByRole("button", { name: "話を聞いてみる" }).click();
  await expect(mobile.getByRole("dialog")).toBeVisible();

  await ace.trpc.offer.withdrawOffer.mutate({ offerId });
  await expect(mobile.getByText(/^ご覧いただいていたオファーは、/)).toBeVisible();
  await expect(mobile.getByRole("dialog")).toHaveCount(0);
  for (const tab of tabs) await expect(navLink(tab, /回答待ち/)).toHaveCount(0);
  await mobile.getByRole("link", { name: "オファー一覧へ" }).click();
  await expect(mobile.getByText("まだオファーは届いていません。")).toBeVisible();
});

test("an answer whose connection breaks is given once, and the interest follows it", async ({
  server,
  mobile,
  desktop,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/ERR_FAILED|ERR_CONNECTION/);
  const company = await companySession(server.url);
  const { userId } = await sessionOf(server.url, newcomers.answering);
  const offerId = await sendOffer(
    company,
    userId,
    "受け入れの手順を一から書き、はじめて来た人が困らない職場を作られたことに惹かれました。",
  );
  await signIn(mobile.context(), server.url, { as: "joker", email: newcomers.answering });
  // The stream would tell of the match before the answer is known to be lost.
  await mobile.route(/live\.follow/, (route) => route.abort());
  await open(mobile, `/offers/${offerId}`);

  await test.step("the answer arrives, and its answer is lost", async () => {
    await mobile.route(
      /offer\.answerOffer/,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await mobile.getByRole("button", { name: "話を聞いてみる" }).click();
    const themes = mobile.getByRole("dialog", { name: "話してみたいテーマを選んでください" });
    await choose(themes, "その他");
    await themes.getByRole("textbox", { name: "その他の内容" }).fill("入社後の研修について");
    await themes.getByRole("button", { name: "決定する" }).click();
    await expect(themes.getByText(/^回答が届いたか確認できませんでした。/)).toBeVisible();
    await themes.getByRole("button", { name: "決定する" }).click();
    const established = mobile.getByRole("dialog", { name: "マッチングが成立しました" });
    await established.getByRole("button", { name: "あとで" }).click();
    await mobile.unroute(/live\.follow/);
  });

  await test.step("the interest is asked for, and told", () =>
    tellInterest(mobile, "話を聞いてみたい"));

  const room = roomOn(desktop);
  await test.step("the company reads one match, one set of themes, and the interest", async () => {
    await signIn(desktop.context(), server.url, { as: "company", email: demoEmails.aceAdmin });
    await open(desktop, "/matchings");
    const { items } = await company.trpc.matching.list.query({ tab: "all" });
    const matchings = items.filter(({ jokerId }) => jokerId === userId);
    expect(matchings).toHaveLength(1);
    await open(desktop, `/matchings/${matchings[0]?.id}`);
    await expect(room.log.getByText(/その他：入社後の研修について/)).toHaveCount(1);
    await expect(room.log.getByText(/さんの今の気持ち：「話を聞いてみたい」$/)).toHaveCount(1);
  });

  await test.step("it is changed on the page of the offer, and keeps over a reload", async () => {
    const main = mobile.getByRole("main");
    const told = (label: string) =>
      main.getByText(label, { exact: true }).filter({ visible: true });
    await expect(told("話を聞いてみたい")).toBeVisible();
    await main.getByRole("button", { name: "気持ちを更新する" }).click();
    await updateInterest(mobile, "すぐにでも働きたい");
    await expect(toastOn(mobile, "変更しました")).toBeVisible();
    await expect(room.log.getByText(/さんの今の気持ち：「すぐにでも働きたい」$/)).toHaveCount(1);
    await reload(mobile);
    await expect(told("すぐにでも働きたい")).toBeVisible();
  });

  await test.step("and in the room, without being asked again", async () => {
    await mobile.getByRole("main").getByRole("link", { name: "メッセージを開く" }).click();
    await expect(
      roomOn(mobile).log.getByText("「すぐにでも働きたい」と回答しました。"),
    ).toBeVisible();
    await expect(mobile.getByRole("dialog")).toHaveCount(0);
    await mobile.getByRole("button", { name: "この会話のメニュー" }).click();
    await mobile.getByRole("menuitem", { name: "気持ちを更新する" }).click();
    await updateInterest(mobile, "少し興味がある");
    await expect(room.log.getByText(/さんの今の気持ち：「少し興味がある」$/)).toHaveCount(1);
    await expect(roomOn(mobile).log.getByText("「少し興味がある」と回答しました。")).toBeVisible();
  });
});

test("a like that was accepted asks for interest and themes once, and again only when wanted", async ({
  server,
  mobile,
}) => {
  const company = await companySession(server.url);
  const joker = await sessionOf(server.url, newcomers.liking);
  const likeId = stableId("like", joker.userId);
  await joker.trpc.like.createLike.mutate({ likeId, aceId: company.userId });
  const { matchingId } = await company.trpc.like.answerLike.mutate({ likeId, accept: true });

  await signIn(mobile.context(), server.url, { as: "joker", email: newcomers.liking });
  await open(mobile, `/matchings/${matchingId}`);
  const established = mobile.getByRole("dialog", { name: "マッチングが成立しました" });
  await established.getByRole("button", { name: "あとで" }).click();
  const question = mobile.getByRole("dialog", { name: "今の気持ちを教えてください" });
  await question.getByRole("button", { name: "あとで選ぶ" }).click();
  await expect(question).toBeHidden();

  await reload(mobile);
  const room = roomOn(mobile);
  await expect(room.log.getByRole("button", { name: "気持ちを選ぶ" })).toBeVisible();
  await expect(mobile.getByRole("dialog")).toHaveCount(0);
  await room.log.getByRole("button", { name: "気持ちを選ぶ" }).click();
  await tellInterest(mobile, "話を聞いてみたい");
  const themes = mobile.getByRole("dialog", { name: "話してみたいテーマを選んでください" });
  await themes.getByRole("button", { name: "スキップ" }).click();
  await expect(themes).toBeHidden();

  await mobile.getByRole("button", { name: "この会話のメニュー" }).click();
  await mobile.getByRole("menuitem", { name: "話してみたいテーマを選ぶ" }).click();
  await choose(themes, "一緒に働くメンバー");
  await themes.getByRole("button", { name: "決定する" }).click();
  await expect(room.bubble("話してみたいテーマ：一緒に働くメンバー")).toBeVisible();
  await mobile.getByRole("button", { name: "この会話のメニュー" }).click();
  await expect(mobile.getByRole("menuitem", { name: "気持ちを更新する" })).toBeVisible();
  await expect(mobile.getByRole("menuitem", { name: "話してみたいテーマを選ぶ" })).toHaveCount(0);
});
