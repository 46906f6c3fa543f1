import type { Page } from "@playwright/test";
import { hydrated, open, reload } from "../support/hydrated.ts";
import { submitLogin } from "../support/log-in.ts";
import { mailedLink } from "../support/mail.ts";
import { signIn } from "../support/sign-in.ts";
import { fillSignUp } from "../support/sign-up.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";
import { withoutScripts } from "../support/without-scripts.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

/** Seekers whom no company has met yet; no other journey knows them. */
const seekers = {
  likes: "joker-registered-205@demo.example",
  stars: "joker-registered-207@demo.example",
  passed: "joker-registered-204@demo.example",
};
const LIKE = /興味ありを送る$/;

/** The ace of the demo account and a position of hers. */
async function choices(page: Page, origin: string) {
  const { trpc } = await signIn(page.context(), origin, "aceAdmin");
  const me = await trpc.account.getMe.query();
  if (me.kind !== "ace") throw new Error("The demo ace is no ace.");
  const [position] = (await trpc.recruitment.list.query({ aceId: me.userId })).hits;
  if (!position) throw new Error("The demo ace has a position.");
  return { aceId: me.userId, name: me.name, position };
}

async function at(page: Page, address: RegExp) {
  await expect(page).toHaveURL(address);
  await hydrated(page);
}

const invitationOn = (page: Page) => page.getByRole("dialog", { name: "無料登録からスタート" });
const likeWindowOn = (page: Page) => page.getByRole("dialog", { name: "「興味あり」を送る" });

/** Presses for something as a visitor, and goes to the login from the invitation. */
async function chooseAndLogIn(page: Page, name: string, email: string) {
  await page.getByRole("link", { name, exact: true }).first().click();
  await invitationOn(page).getByRole("link", { name: "登録済みの方はログイン" }).click();
  await at(page, /\/login\?url=/);
  await submitLogin(page, { email });
}

test("a visitor is invited to register, with scripts and without", async ({
  server,
  browser,
  mobile,
  desktop,
}) => {
  const { aceId } = await choices(desktop, server.url);
  await open(mobile, `/ace/${aceId}`);
  await mobile.getByRole("link", { name: LIKE }).first().click();
  const dialog = invitationOn(mobile);
  await expect(dialog.getByRole("link", { name: "無料で登録する" })).toBeVisible();
  await dialog.getByRole("button", { name: "閉じる" }).click();
  await expect(dialog).toBeHidden();
  await expect(mobile).toHaveURL(new RegExp(`/ace/${aceId}$`));

  await withoutScripts(browser, server.url, async (page) => {
    await page.goto(`/ace/${aceId}`);
    await page.getByRole("link", { name: LIKE }).first().click();
    await expect(page).toHaveURL(`/login?url=%2Face%2F${aceId}%3Fwish%3Dlike`);
  });
});

test("a position that a visitor likes stands open to be sent after signing in", async ({
  server,
  mobile,
  desktop,
}) => {
  const { position } = await choices(desktop, server.url);
  await open(mobile, `/recruitments?q=${encodeURIComponent(position.title)}`);
  await chooseAndLogIn(mobile, `${position.title}：興味ありを送る`, seekers.likes);

  await at(mobile, new RegExp(`/recruitment/${position.id}$`));
  await expect(likeWindowOn(mobile).getByText(`「${position.title}」について`)).toBeVisible();
  await likeWindowOn(mobile).getByRole("button", { name: "送る" }).click();
  await expect(toastOn(mobile, "「興味あり」を送りました")).toBeVisible();
  await reload(mobile);
  await expect(mobile.getByRole("link", { name: /興味ありを送信済み$/ }).first()).toBeVisible();
  await expect(likeWindowOn(mobile)).toHaveCount(0);
});

test("the star of somebody whom a visitor marks is set after signing in, and by no link alone", async ({
  server,
  mobile,
  desktop,
}) => {
  const { aceId, name } = await choices(desktop, server.url);
  const star = mobile.getByRole("button", { name: `${name}：お気に入り` });
  await open(mobile, `/ace/${aceId}`);
  await chooseAndLogIn(mobile, `${name}：お気に入り`, seekers.stars);
  await at(mobile, new RegExp(`/ace/${aceId}$`));
  await expect(toastOn(mobile, "お気に入りに追加しました")).toBeVisible();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await reload(mobile);
  await expect(star).toHaveAttribute("aria-pressed", "true");

  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "false");
  await open(mobile, `/ace/${aceId}?wish=favorite`);
  await expect(mobile).toHaveURL(new RegExp(`/ace/${aceId}$`));
  await expect(star).toHaveAttribute("aria-pressed", "false");
});

test("the mailed link brings what was chosen to another browser, and the thanks lead back to it", async ({
  server,
  mobile,
  desktop,
  person,
}) => {
  const { aceId } = await choices(desktop, server.url);
  await open(mobile, `/ace/${aceId}`);
  await mobile.getByRole("link", { name: LIKE }).first().click();
  await invitationOn(mobile).getByRole("link", { name: "無料で登録する" }).click();
  await at(mobile, /\/signup-request$/);
  const email = "wisher@example.jp";
  await mobile.getByLabel("メールアドレス").fill(email);
  await mobile.getByRole("button", { name: "登録用のリンクを送る" }).click();
  await expect(mobile.getByRole("heading", { name: "メールを送信しました" })).toBeVisible();

  const other = await person("mobile");
  const link = await mailedLink(server, { to: email, subject: "会員登録のご案内" });
  await fillSignUp(other, link, email, "correct-horse-7");
  await other.getByRole("button", { name: "登録する" }).click();
  await at(other, /\/registration/);
  await open(other, "/congrats");
  await other.getByRole("link", { name: "気になった人をもう一度見る" }).click();
  await at(other, new RegExp(`/ace/${aceId}$`));
  await expect(other.getByRole("button", { name: LIKE }).first()).toBeVisible();
});

test("whoever passes the judgement goes on with what was chosen before", async ({
  server,
  mobile,
  desktop,
}) => {
  const { aceId } = await choices(desktop, server.url);
  await open(mobile, `/ace/${aceId}`);
  await mobile.getByRole("link", { name: LIKE }).first().click();
  await invitationOn(mobile).getByRole("button", { name: "閉じる" }).click();
  await open(mobile, "/login?url=%2Fjudgement-passed");
  await submitLogin(mobile, { email: seekers.passed });
  await at(mobile, /\/judgement-passed/);
  await mobile.getByRole("link", { name: "気になった人をもう一度見る" }).click();
  await expect(likeWindowOn(mobile)).toBeVisible();
  await likeWindowOn(mobile).getByRole("button", { name: "キャンセル" }).click();
  await open(mobile, "/judgement-passed");
  await expect(mobile.getByRole("link", { name: "はじめる" })).toBeVisible();
  await expect(mobile.getByRole("link", { name: /もう一度見る$/ })).toHaveCount(0);
});

test("a registered seeker who opens the registration is led on", async ({ server, mobile }) => {
  await signIn(mobile.context(), server.url, { as: "joker", email: seekers.likes });
  await mobile.goto("/registration");
  await at(mobile, /\/offers$/);
});
