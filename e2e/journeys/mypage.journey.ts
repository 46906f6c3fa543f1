import type { Page } from "@playwright/test";
import { createClient } from "../../apps/server/src/running/client.fixture.ts";
import { demoEmails, demoPassword } from "../../packages/testing/src/demo/accounts.ts";
import { expectNoFaults } from "../support/axe.ts";
import { choose } from "../support/choose.ts";
import { open, reload } from "../support/hydrated.ts";
import { logIn } from "../support/log-in.ts";
import { mailedLink } from "../support/mail.ts";
import { ageLogins } from "../support/old-login.ts";
import { signIn } from "../support/sign-in.ts";
import { signedIn } from "../support/signed-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

/** Seekers whom no company has met yet. */
const email = {
  editing: "joker-registered-200@demo.example",
  switching: "joker-registered-203@demo.example",
  moving: "joker-registered-206@demo.example",
};

const part = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "保存する", exact: true }).click();

test("a seeker edits a part in place and sees the profile as companies do", async ({
  server,
  mobile,
  desktop,
}) => {
  const introduction =
    "予約の画面を作り直してきました。店舗で使う人の手元を見て、迷いを一つずつ減らすことが得意です。";
  const { trpc: seeker } = createClient(server.url);
  const { userId } = signedIn(
    await seeker.account.signIn.mutate({
      email: email.editing,
      password: demoPassword,
    }),
  );
  await signIn(mobile.context(), server.url, { as: "joker", email: email.editing });
  await open(mobile, "/mypage");
  await mobile.getByRole("link", { name: "プロフィール", exact: true }).click();
  await part(mobile, "自己紹介").getByRole("link").click();
  await expect(mobile.getByRole("heading", { name: "自己紹介の編集" })).toBeVisible();
  await mobile.getByRole("textbox", { name: "自己紹介" }).fill(introduction);
  await save(mobile);
  await expect(mobile).toHaveURL(/\/mypage\/profile#introduction$/);
  await expect(part(mobile, "自己紹介").getByText(introduction)).toBeVisible();

  await test.step("what judging required cannot be emptied, and nothing typed is lost", async () => {
    await part(mobile, "最終学歴").getByRole("link").click();
    await mobile.getByRole("textbox", { name: "学部・学科" }).fill("工学部 情報学科");
    await mobile.getByRole("textbox", { name: "学校名" }).fill("");
    await save(mobile);
    await expect(mobile.getByText("この項目は入力必須です")).toBeVisible();
    await expect(mobile.getByRole("textbox", { name: "学部・学科" })).toHaveValue(
      "工学部 情報学科",
    );
    await mobile.getByRole("link", { name: "キャンセル" }).click();
    await expect(mobile).toHaveURL(/\/mypage\/profile/);
  });

  await test.step("before a match the person is not told, after it they are", async () => {
    const { profile } = await seeker.joker.own.query();
    const name = profile.name ?? "";
    await mobile.getByRole("link", { name: "企業からの見え方を確認する" }).click();
    await expect(mobile.getByRole("heading", { name: "企業からの見え方" })).toBeVisible();
    const main = mobile.getByRole("main");
    await expect(part(mobile, "自己紹介").getByText(introduction)).toBeVisible();
    await expect(main.getByText(/^候補者ID /)).toBeVisible();
    await expect(main.getByText(name)).toHaveCount(0);
    await mobile.getByRole("link", { name: "マッチング後" }).click();
    await expect(main.getByRole("heading", { name })).toBeVisible();
  });

  await test.step("a company reads the same, because the seeker is still registered", async () => {
    await signIn(desktop.context(), server.url, { as: "company", email: demoEmails.aceAdmin });
    await open(desktop, `/users/${userId}`);
    await expect(part(desktop, "自己紹介").getByText(introduction)).toBeVisible();
  });
});

test("a switch is saved at once, and goes back when it could not be", async ({
  server,
  mobile,
  line,
}) => {
  await signIn(mobile.context(), server.url, { as: "joker", email: email.switching });
  await open(mobile, "/mypage/setting");
  const mails = mobile.getByRole("switch", { name: "新着メッセージのメール通知" });
  const pushes = mobile.getByRole("switch", { name: "新着メッセージのプッシュ通知" });
  await expect(mails).toBeChecked();
  await mobile.getByText("新着メッセージのメール通知").click();
  await expect(toastOn(mobile, "変更しました")).toBeVisible();
  await reload(mobile);
  await expect(mails).not.toBeChecked();

  await line.cut(mobile);
  await mobile.getByText("新着メッセージのプッシュ通知").click();
  await expect(mobile.getByText("保存できませんでした。もう一度お試しください。")).toBeVisible();
  await expect(pushes).toBeChecked();
  await line.mend(mobile);
  await mobile.getByText("新着メッセージのプッシュ通知").click();
  await expect(pushes).not.toBeChecked();
  await expect(toastOn(mobile, "変更しました")).toBeVisible();
});

test("the willingness survives a lost connection and a reload", async ({
  server,
  mobile,
  line,
}) => {
  await signIn(mobile.context(), server.url, { as: "joker", email: email.switching });
  await open(mobile, "/mypage/setting");
  const jobChange = mobile.getByRole("group", { name: "転職について" });
  const sideJob = mobile.getByRole("group", { name: "副業について" });
  await choose(jobChange, "今のところ転職は考えていない");
  await choose(sideJob, "積極的に副業を探している");
  await line.cut(mobile);
  await save(mobile);
  await expect(
    toastOn(mobile, "保存できませんでした。時間をおいて、もう一度お試しください。"),
  ).toBeVisible();
  await line.mend(mobile);
  await expect(jobChange.getByRole("radio", { name: /考えていない/ })).toBeChecked();
  await save(mobile);
  await expect(toastOn(mobile, "保存しました")).toBeVisible();
  await reload(mobile);
  await expect(jobChange.getByRole("radio", { name: /考えていない/ })).toBeChecked();
  await expect(sideJob.getByRole("radio", { name: /積極的に/ })).toBeChecked();
});

test("an address and a password change after the password again, and other devices are out", async ({
  server,
  mobile,
  desktop,
  expectBrowserErrors,
}) => {
  test.setTimeout(180_000);
  expectBrowserErrors(/status of 4\d\d/);
  const next = "moved@demo.example";
  const password = "a-new-password-9";
  await signIn(mobile.context(), server.url, { as: "joker", email: email.moving });
  await signIn(desktop.context(), server.url, { as: "joker", email: email.moving });
  // Nobody is on the product while it stands still.
  await Promise.all([mobile.goto("about:blank"), desktop.goto("about:blank")]);
  await ageLogins(server);
  await open(desktop, "/mypage");
  await open(mobile, "/mypage/setting");

  await test.step("a new address is asked for, after the password again", async () => {
    await mobile.getByRole("button", { name: "メールアドレスを変更する" }).click();
    await mobile.getByRole("textbox", { name: "新しいメールアドレス" }).fill(next);
    await mobile.getByRole("button", { name: "確認用のリンクを送る" }).click();
    const dialog = mobile.getByRole("dialog", { name: "パスワードの確認" });
    await expect(dialog).toBeVisible();
    await expectNoFaults(mobile, "the password asked for again");
    await dialog.getByLabel("パスワード", { exact: true }).fill("not-the-password");
    await dialog.getByRole("button", { name: "確認する" }).click();
    await expect(dialog.getByRole("alert")).toContainText("パスワードが正しくありません");
    await dialog.getByLabel("パスワード", { exact: true }).fill(demoPassword);
    await dialog.getByRole("button", { name: "確認する" }).click();
    await expect(dialog).toBeHidden();
    await expect(mobile.getByText(`${next} に確認用のリンクをお送りしました。`)).toBeVisible();
  });

  await test.step("a new password signs the other device out, and not this one", async () => {
    await mobile.getByRole("button", { name: "パスワードを変更する" }).click();
    await mobile.getByLabel("新しいパスワード", { exact: true }).fill(password);
    await mobile.getByLabel("パスワード（確認）").fill(password);
    await mobile.getByRole("button", { name: "パスワードを変更する" }).click();
    await expect(toastOn(mobile, "変更しました")).toBeVisible();
    await expect(desktop).toHaveURL(/\/login/);
    await expect(part(mobile, "ログイン中の端末").getByRole("listitem")).toHaveCount(1);
    await reload(mobile);
    await expect(mobile).toHaveURL(/\/mypage\/setting$/);
  });

  await test.step("the mailed link changes the address, and the old one can take it back", async () => {
    const link = await mailedLink(server, { to: next, subject: "メールアドレス変更のご確認" });
    await open(desktop, link);
    await expect(desktop.getByText("メールアドレスを確認しました。")).toBeVisible();
    await reload(mobile);
    await expect(part(mobile, "メールアドレス").getByText(next)).toBeVisible();
    const back = await mailedLink(server, {
      to: email.moving,
      subject: "メールアドレスが変更されました",
    });
    await open(desktop, back);
    await expect(desktop.getByText("メールアドレスを元に戻しました。")).toBeVisible();
    await expect(mobile).toHaveURL(/\/login/);
    await logIn(mobile, "joker", { email: email.moving, password });
  });
});
