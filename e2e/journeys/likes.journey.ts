import type { Locator, Page } from "@playwright/test";
import { answered } from "../support/answered.ts";
import { choose } from "../support/choose.ts";
import { hydrated, open, reload } from "../support/hydrated.ts";
import { navLink, roomOn } from "../support/room.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

/** Seekers whom no company has met yet. */
const newcomers = {
  accepted: "joker-registered-209@demo.example",
  passedOver: "joker-registered-218@demo.example",
  cutOff: "joker-registered-215@demo.example",
};
const LIKE = /興味ありを送る$/;

/** The ace of the demo account, with a browser that is signed in. */
async function aceOn(page: Page, origin: string) {
  const { trpc } = await signIn(page.context(), origin, "aceAdmin");
  const me = await trpc.account.getMe.query();
  if (me.kind !== "ace") throw new Error("The demo ace is no ace.");
  const positions = await trpc.recruitment.list.query({ aceId: me.userId });
  return { id: me.userId, name: me.name, companyName: me.companyName, position: positions.hits[0] };
}

async function writeLike(page: Page, message: string, level?: string) {
  await page.getByRole("button", { name: LIKE }).first().click();
  const dialog = page.getByRole("dialog", { name: "「興味あり」を送る" });
  if (level) await choose(dialog, level);
  await dialog.getByLabel("ひとこと").fill(message);
  return dialog;
}

const receivedOn = (page: Page, message: string) =>
  page
    .getByRole("list", { name: "届いた興味あり" })
    .getByRole("article")
    .filter({ hasText: message });
const sentOn = (page: Page) =>
  page.getByRole("list", { name: "興味ありを送った企業" }).getByRole("article");

test("a like with level and words is accepted, and both talk", async ({
  server,
  mobile,
  desktop,
}) => {
  const message = "現場を歩いて作る進め方について、詳しくお話を伺いたいです。";
  const ace = await aceOn(desktop, server.url);
  await open(desktop, "/offers?tab=likes");
  await expect(desktop.getByRole("list", { name: "届いた興味あり" })).toBeVisible();

  await signIn(mobile.context(), server.url, { as: "joker", email: newcomers.accepted });
  await open(mobile, `/ace/${ace.id}`);
  const dialog = await writeLike(mobile, message, "話を聞いてみたい");
  await expect(dialog.getByText(`${ace.name}さん`)).toBeVisible();
  await dialog.getByRole("button", { name: "送る" }).click();
  await expect(toastOn(mobile, "「興味あり」を送りました")).toBeVisible();
  await mobile.getByRole("link", { name: /興味ありを送信済み$/ }).click();
  await expect(sentOn(mobile).getByText("送信済み")).toBeVisible();
  await expect(sentOn(mobile).getByText(message)).toBeVisible();

  // It arrives on the page that is open, and says no more than before a match.
  const received = receivedOn(desktop, message);
  await expect(received.getByText("面談で詳しく話を聞きたいと考えています")).toBeVisible();
  await expect(received.getByRole("heading", { name: /^候補者ID / })).toBeVisible();
  await received.getByRole("button", { name: "マッチングする" }).click();
  const established = desktop.getByRole("dialog", { name: "マッチングが成立しました" });
  await expect(established.getByText(/さんとメッセージのやり取りが/)).toBeVisible();
  await expect(established.getByText(/候補者ID/)).toHaveCount(0);

  await expect(
    toastOn(mobile, `${ace.companyName}の${ace.name}さんとマッチングしました`),
  ).toBeVisible();
  await expect(mobile.getByText("まだ「興味あり」を送っていません。")).toBeVisible();
  await mobile.getByRole("link", { name: "終了" }).click();
  await expect(sentOn(mobile).getByText("マッチング済み")).toBeVisible();
  await sentOn(mobile).getByRole("link").click();
  await expect(mobile).toHaveURL(/\/matchings\/[0-9a-f-]+/);
  await mobile
    .getByRole("dialog", { name: "マッチングが成立しました" })
    .getByRole("button", { name: "メッセージを送る" })
    .click();
  await established.getByRole("link", { name: "メッセージを送る" }).click();
  await expect(desktop).toHaveURL(/\/matchings\/[0-9a-f-]+/);
  await expect(roomOn(desktop).log.getByText(/今の気持ち：「話を聞いてみたい」/)).toBeVisible();
  await roomOn(mobile).say("はじめまして。よろしくお願いします。");
  await expect(roomOn(desktop).bubble("はじめまして。よろしくお願いします。")).toBeVisible();
});

test("a like to a position is passed over quietly", async ({ server, mobile, desktop }) => {
  const message = "入社してからの半年で任されることを知りたいです。";
  const { position } = await aceOn(desktop, server.url);
  await open(desktop, "/offers?tab=likes");
  await signIn(mobile.context(), server.url, { as: "joker", email: newcomers.passedOver });
  await open(mobile, `/recruitment/${position?.id}`);
  const dialog = await writeLike(mobile, message);
  await expect(dialog.getByText(`「${position?.title}」について`)).toBeVisible();
  await dialog.getByRole("button", { name: "送る" }).click();
  await expect(dialog).toBeHidden();
  await open(mobile, "/offers?tab=likes");
  await expect(sentOn(mobile)).toHaveCount(1);

  const received = receivedOn(desktop, message);
  await received.getByRole("button", { name: "見送る" }).click();
  await desktop
    .getByRole("dialog", { name: "この「興味あり」を見送りますか？" })
    .getByRole("button", { name: "見送る" })
    .click();
  await expect(received).toHaveCount(0);
  await desktop.getByRole("link", { name: "終了" }).click();
  await expect(received.getByText("見送り")).toBeVisible();

  await expect(sentOn(mobile)).toHaveCount(0);
  await expect(toastOn(mobile, "マッチング")).toHaveCount(0);
  await mobile.getByRole("link", { name: "終了" }).click();
  await expect(sentOn(mobile).getByText("終了")).toBeVisible();
});

test("a like whose answer is lost is sent once, and nothing typed is lost", async ({
  server,
  mobile,
  desktop,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/ERR_FAILED|Failed to load resource/);
  const message = "電波の悪い場所から送っています。";
  const ace = await aceOn(desktop, server.url);
  await signIn(mobile.context(), server.url, { as: "joker", email: newcomers.cutOff });
  await open(mobile, `/ace/${ace.id}`);
  const dialog = await writeLike(mobile, message);
  await mobile.route(
    /like\.createLike/,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await dialog.getByRole("button", { name: "送る" }).click();
  await expect(dialog.getByText(/二重に送られることはありません/)).toBeVisible();
  await expect(dialog.getByLabel("ひとこと")).toHaveValue(message);
  await dialog.getByRole("button", { name: "送る" }).click();
  await expect(toastOn(mobile, "「興味あり」を送りました")).toBeVisible();
  await open(desktop, "/offers?tab=likes");
  await expect(receivedOn(desktop, message)).toHaveCount(1);
  await expect(navLink(desktop, /^オファー/).getByText(/「興味あり」\d+件/)).toBeAttached();
});

test("a joker in judging is told where it stands", async ({ server, mobile, desktop }) => {
  const ace = await aceOn(desktop, server.url);
  await signIn(mobile.context(), server.url, "judgingJoker");
  await open(mobile, `/ace/${ace.id}`);
  await mobile.getByRole("button", { name: LIKE }).first().click();
  await expect(mobile.getByRole("dialog", { name: "プロフィールを審査しています" })).toBeVisible();
});

/** The operator changes one of an agency's people, whose name is shown. */
async function setAgent(page: Page, name: string, change: (dialog: Locator) => Promise<unknown>) {
  await page.getByRole("button", { name: `${name}さんの操作` }).click();
  await page.getByRole("menuitem", { name: "面談エージェントの設定" }).click();
  const dialog = page.getByRole("dialog", { name: `${name}さんの面談エージェントの設定` });
  await change(dialog);
  await dialog.getByRole("button", { name: "変更する" }).click();
  await expect(dialog).toBeHidden();
}

test("a seeker consults one of the agents whom the operator put in order, and both talk", async ({
  server,
  mobile,
  desktop,
  person,
}) => {
  const { trpc } = await signIn(desktop.context(), server.url, "agent");
  const agent = await trpc.account.getMe.query();
  if (agent.kind !== "ace") throw new Error("The demo agent is no ace.");
  await open(desktop, "/offers");
  await signIn(mobile.context(), server.url, { as: "joker", email: newcomers.cutOff });
  await open(mobile, "/offers?tab=likes");
  const dialog = mobile.getByRole("dialog", { name: "面談エージェントを選ぶ" });
  const look = () => mobile.getByRole("button", { name: "面談エージェントを選ぶ" }).click();
  await look();
  await expect(dialog.getByRole("radio")).toHaveCount(7);
  await expect(dialog.getByRole("radio").first()).toHaveAccessibleName(/河合 直樹さん/);
  await dialog.getByRole("button", { name: "キャンセル" }).click();

  // The operator brings one forward and lets another go; the next look shows it.
  const operator = await person("desktop");
  await signIn(operator.context(), server.url, "operator");
  await open(operator, `/operator/companies/${agent.companyId}`);
  await operator.getByRole("button", { name: "メンバーを表示する" }).click();
  await setAgent(operator, "羽生田 詩乃", (window) =>
    window.getByLabel("表示順").selectOption("1番目（先頭）"),
  );
  await setAgent(operator, "飛田 勇人", (window) => choose(window, "面談エージェントにしない"));
  await look();
  await expect(dialog.getByRole("radio")).toHaveCount(6);
  await expect(dialog.getByRole("radio").first()).toHaveAccessibleName(/羽生田 詩乃さん/);
  await expect(dialog.getByText("飛田 勇人さん")).toHaveCount(0);

  await dialog.getByText(`${agent.name}さん`).click();
  await dialog.getByRole("button", { name: "相談を申し込む" }).click();
  await expect(toastOn(mobile, "申し込みました")).toBeVisible();
  const waiting = desktop.getByRole("list", { name: "届いた興味あり" }).getByRole("article");
  await waiting.first().getByRole("button", { name: "マッチングする" }).click();
  const established = desktop.getByRole("dialog", { name: "マッチングが成立しました" });
  await established.getByRole("link", { name: "メッセージを送る" }).click();
  const room = roomOn(desktop);
  await expect(room.log.getByText(/さんからキャリア相談の申し込みがありました。/)).toBeVisible();
  await expect(toastOn(mobile, `${agent.name}さんとマッチングしました`)).toBeVisible();
  await open(mobile, new URL(desktop.url()).pathname);
  await roomOn(mobile).say("次に何を学ぶか、迷っています。");
  await expect(room.bubble("次に何を学ぶか、迷っています。")).toBeVisible();
  await room.say("まずは今のお仕事から伺わせてください。");
  await expect(roomOn(mobile).bubble("まずは今のお仕事から伺わせてください。")).toBeVisible();

  // Who is an agent no more keeps the threads.
  await setAgent(operator, agent.name, (window) => choose(window, "面談エージェントにしない"));
  await reload(mobile);
  await expect(roomOn(mobile).bubble("まずは今のお仕事から伺わせてください。")).toBeVisible();
  await expect(roomOn(mobile).log.getByText(/^面談エージェントの/)).toBeVisible();
  await expect(roomOn(mobile).input).toBeEnabled();
});

test("both sides keep favourites of their own", async ({ server, mobile, desktop }) => {
  const ace = await aceOn(desktop, server.url);
  await signIn(mobile.context(), server.url, "joker");
  await open(mobile, `/ace/${ace.id}`);
  const star = mobile.getByRole("button", { name: `${ace.name}：お気に入り` });
  await answered(mobile, /favorite\.add/, () => star.click());
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await open(mobile, "/mypage");
  await mobile.getByRole("link", { name: "お気に入り" }).click();
  const marked = mobile.getByRole("region", { name: "お気に入りの社員" });
  await expect(marked.getByRole("link", { name: ace.name })).toBeVisible();
  await answered(mobile, /favorite\.remove/, () =>
    marked.getByRole("button", { name: `${ace.name}：お気に入り` }).click(),
  );
  await open(mobile, "/mypage/favorites");
  await expect(marked.getByRole("article").first()).toBeVisible();
  await expect(marked.getByRole("link", { name: ace.name })).toHaveCount(0);

  await open(desktop, "/users?tab=search");
  const candidate = desktop.getByRole("list", { name: "候補者" }).getByRole("article").first();
  const mark = candidate.getByRole("button", { name: /：お気に入り$/ });
  const name = (await mark.getAttribute("aria-label")) ?? "";
  await answered(desktop, /favorite\.add/, () => mark.click());
  await expect(mark).toHaveAttribute("aria-pressed", "true");
  await desktop.getByRole("link", { name: "お気に入り" }).click();
  await hydrated(desktop);
  await expect(desktop.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
});
