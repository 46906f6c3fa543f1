import { demoEmails } from "../../packages/testing/src/demo/accounts.ts";
import { hydrated, open, reload } from "../support/hydrated.ts";
import { submitLogin } from "../support/log-in.ts";
import { mailedLink } from "../support/mail.ts";
import { callsOf, signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

const password = "my-own-password-1";
const fees = "年額96万円（税別）。成功報酬はありません。解約は1か月前までにお申し出ください。";

test("a company gets a contract, an administrator and its consent", async ({
  server,
  desktop,
  mobile,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 4\d\d/);
  await signIn(desktop.context(), server.url, "operator");
  await open(desktop, "/operator/companies");
  await desktop.getByRole("link", { name: "企業を登録する" }).click();
  await expect(desktop.getByRole("heading", { name: "企業を登録する", level: 1 })).toBeVisible();
  await hydrated(desktop);
  await desktop.getByLabel("会社名").fill("株式会社はじまり");
  await desktop.getByLabel("契約開始日").fill("2026-12-01");
  await desktop.getByLabel("契約終了日").fill("2027-11-30");
  await desktop.getByLabel("氏名").fill("初代 管理");
  await desktop.getByLabel("メールアドレス").fill("founder@demo.example");
  await desktop.getByRole("button", { name: "登録して招待する" }).click();
  await expect(desktop.getByText("この項目は入力必須です")).toBeVisible();
  await desktop.getByLabel("料金・違約金・解約の条件").fill(fees);
  await desktop.getByRole("button", { name: "登録して招待する" }).click();
  await expect(desktop.getByRole("heading", { name: "株式会社はじまり" })).toBeVisible();
  await hydrated(desktop);
  await expect(desktop.getByText("まだ同意していません。")).toBeVisible();

  await open(mobile, await mailedLink(server, { to: "founder@demo.example", subject: "招待" }));
  await mobile.getByRole("button", { name: "パスワードの設定へ進む" }).click();
  await expect(mobile).toHaveURL(/\/password-reset\?first=1$/);
  await hydrated(mobile);
  await mobile.getByLabel("新しいパスワード", { exact: true }).fill(password);
  await mobile.getByLabel(/確認/).fill(password);
  await mobile.getByRole("button", { name: "パスワードを設定する" }).click();
  await expect(mobile).toHaveURL(/\/mypage\/profile\?welcome=1$/);
  await open(mobile, "/admin");
  await mobile.getByRole("main").getByRole("link", { name: "内容を確認する" }).click();
  await hydrated(mobile);
  await expect(mobile.getByText(fees)).toBeVisible();
  await mobile.getByRole("button", { name: "企業を代表して同意する" }).click();
  await expect(mobile.getByText("2つの項目に同意してください")).toBeVisible();
  await mobile.getByLabel("利用規約（企業向け）に同意します").check();
  await mobile.getByLabel("料金・違約金・解約の条件に同意します").check();
  await mobile.getByRole("button", { name: "企業を代表して同意する" }).click();
  await expect(mobile.getByText(/初代 管理さんが.*に同意しています。/)).toBeVisible();

  await reload(desktop);
  await expect(desktop.getByText(/規約 .* 版・契約 第1版/)).toBeVisible();
  await desktop.getByLabel("送信できる数").fill("12");
  await desktop
    .getByRole("region", { name: "月ごとのオファー数" })
    .getByLabel("変更の理由")
    .fill("初月の特別枠");
  await desktop.getByRole("button", { name: "この月の数を変更する" }).click();
  await expect(desktop.getByText("0 / 12通")).toBeVisible();
  await desktop.getByRole("button", { name: "メンバーを表示する" }).click();
  await expect(desktop.getByText("founder@demo.example")).toBeVisible();
});

test("a suspended company is out of sight and its staff out of the door, until it comes back", async ({
  server,
  desktop,
  mobile,
  person,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 4\d\d/);
  const { companyId } = await (
    await callsOf(server.url, "aceAdmin")
  ).trpc.companyAdmin.overview.query();
  const visitor = await person("desktop");
  await open(visitor, `/companies/${companyId}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("ツムギワークス");
  await signIn(mobile.context(), server.url, "aceAdmin");
  await open(mobile, "/users");

  await signIn(desktop.context(), server.url, "operator");
  await open(desktop, `/operator/companies/${companyId}`);
  const change = async (action: string) => {
    await desktop.getByRole("button", { name: action }).click();
    const window = desktop.getByRole("alertdialog").or(desktop.getByRole("dialog"));
    await window.getByLabel("理由").fill("規約の確認のため");
    await window.getByRole("button", { name: action }).click();
    await expect(window).toBeHidden();
    await expect(toastOn(desktop, "変更しました")).toBeAttached();
  };
  await change("利用を停止する");
  await expect(mobile).toHaveURL(/\/ace\/login/);
  await reload(visitor);
  await expect(visitor.getByText("ページが見つかりません")).toBeVisible();
  await hydrated(mobile);
  await submitLogin(mobile, { email: demoEmails.aceAdmin });
  await expect(mobile.getByText(/このアカウントは現在ご利用いただけません。/)).toBeVisible();

  await change("利用を再開する");
  await reload(visitor);
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("ツムギワークス");
  await submitLogin(mobile, { email: demoEmails.aceAdmin });
  await expect(mobile).not.toHaveURL(/\/login/);
});
