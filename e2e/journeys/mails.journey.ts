import { createClient } from "../../apps/server/src/running/client.fixture.ts";
import { mailUnread } from "../../packages/services/src/chat/mail-unread.ts";
import { demoPassword } from "../../packages/testing/src/demo/accounts.ts";
import { expectNoFaults, expectNoSidewaysScroll } from "../support/axe.ts";
import { minutesToNoon } from "../support/clock-ahead.ts";
import { withDatabase } from "../support/database.ts";
import { open } from "../support/hydrated.ts";
import { expect, test } from "../support/test.ts";

// Its mails are none of others'.
test.use({ serverFor: "file" });

const linkIn = (text = "") => /https?:\S+\/mails\/unsubscribe\/\S+/.exec(text)?.[0];

test("a seeker ends mails of a kind by the link in one, without signing in, and nobody else does", async ({
  server,
  mobile,
  desktop,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 404/);
  // The demo has threads that wait for their reader, who is mailed about them; by day alone, so that it is noon here.
  const noon = () => new Date(Date.now() + minutesToNoon() * 60_000);
  const site = { brand: "Tefuda", origin: server.url, sender: "no-reply@localhost" };
  await withDatabase(server, (db) => mailUnread({ db, clock: noon, site }));
  const mail = (await server.readOutbox()).find(
    ({ to, text }) => to.startsWith("joker") && linkIn(text),
  );
  const link = linkIn(mail?.text) ?? "";
  expect(mail?.html).toContain(link);
  const { trpc: seeker } = createClient(server.url);
  await seeker.account.signIn.mutate({ email: mail?.to ?? "", password: demoPassword });
  const isOn = async () => (await seeker.notification.settings.query()).isNewMessageMail;

  await open(mobile, new URL(link).pathname);
  await expect(mobile.getByRole("heading", { name: "メールの配信停止" })).toBeVisible();
  await expect(
    mobile.getByText("「新着メッセージのメール通知」の配信を停止します。"),
  ).toBeVisible();
  await expectNoFaults(mobile, "the question before mails end");
  await expectNoSidewaysScroll(mobile);
  expect(await isOn()).toBe(true);

  await mobile.getByRole("button", { name: "配信を停止する" }).click();
  await expect(mobile.getByRole("heading", { name: "配信を停止しました" })).toBeVisible();
  await expectNoFaults(mobile, "mails have ended");
  expect(await isOn()).toBe(false);

  await seeker.notification.updateSettings.mutate({ settings: { isNewMessageMail: true } });
  const oneClick = await fetch(link, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    redirect: "error",
  });
  expect(oneClick.status).toBe(200);
  expect(await isOn()).toBe(false);

  await open(desktop, `${new URL(link).pathname}x`);
  await expect(desktop.getByRole("heading", { name: "このリンクは使えません" })).toBeVisible();
  await expectNoFaults(desktop, "a broken link");
});

test("a developer sees every mail as HTML and as text", async ({ server, desktop }) => {
  await desktop.goto("/dev/mails");
  await expect(desktop.getByRole("heading", { name: /^newMessage: / })).toBeVisible();
  const frame = desktop.frameLocator('iframe[title="judgementPassed"]');
  await desktop.getByRole("heading", { name: /^judgementPassed: / }).scrollIntoViewIfNeeded();
  await expect(frame.getByRole("link", { name: "オファーを見る" })).toBeVisible();
  const text = await fetch(`${server.url}/dev/mails/passwordReset/text`);
  expect(await text.text()).toContain("1時間以内に次のリンクから再設定してください。");
  expect((await fetch(`${server.url}/dev/mails/nothing/html`)).status).toBe(404);
});
