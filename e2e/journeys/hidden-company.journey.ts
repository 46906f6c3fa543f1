import { createClient } from "../../apps/server/src/running/client.fixture.ts";
import { demoEmails, demoPassword } from "../../packages/testing/src/demo/accounts.ts";
import { buildDemo } from "../../packages/testing/src/demo/dataset.ts";
import { open } from "../support/hydrated.ts";
import { signIn } from "../support/sign-in.ts";
import { signedIn } from "../support/signed-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

/** A seeker whom no company has met yet. */
const email = "joker-registered-209@demo.example";
const notFound = "データが見つかりませんでした。画面を更新してお試しください。";

/** The seeker's id, and the company of the demo's admin with the host of its site. */
async function readWorld(origin: string) {
  const [seeker, staff] = [createClient(origin), createClient(origin)];
  const password = demoPassword;
  const { userId } = signedIn(await seeker.trpc.account.signIn.mutate({ email, password }));
  await staff.trpc.account.signInCompany.mutate({ email: demoEmails.aceAdmin, password });
  const me = await staff.trpc.account.getMe.query();
  if (me.kind !== "ace") throw new Error("The demo's admin is no member of staff.");
  const company = buildDemo(new Date()).companies.find(({ id }) => id === me.companyId);
  if (!company?.siteHost) throw new Error("The company has no site.");
  return { jokerId: userId, companyId: me.companyId, host: company.siteHost };
}

test("a seeker and a company lose sight of each other at once, and find each other again", async ({
  server,
  mobile,
  desktop,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 4\d\d/);
  const { jokerId, companyId, host } = await readWorld(server.url);
  await signIn(mobile.context(), server.url, { as: "joker", email });
  await signIn(desktop.context(), server.url, { as: "company", email: demoEmails.aceAdmin });
  await open(desktop, `/users/${jokerId}`);
  const candidate = desktop.getByRole("heading", { level: 1, name: /^候補者ID/ });
  await expect(candidate).toBeVisible();
  await open(mobile, `/companies/${companyId}`);
  await expect(mobile.getByText("ページが見つかりません")).toHaveCount(0);

  await open(mobile, "/mypage/hidden-company");
  const field = mobile.getByPlaceholder("例）株式会社みなと、example.co.jp");
  const add = mobile.getByRole("button", { name: "追加する", exact: true });
  const entries = mobile.getByRole("list", { name: "非表示にしている企業" });
  const wholeSite = mobile.getByText(`「${host}」のサイト全体を非表示にします。`);
  await field.fill(`https://www.${host}/`);
  await expect(wholeSite).toHaveCount(0);
  await field.fill(`https://www.${host}/recruit`);
  await expect(wholeSite).toBeVisible();
  await add.click();
  await expect(toastOn(mobile, `「${host}」を追加しました`)).toBeVisible();
  await expect(entries.getByText(host, { exact: true })).toBeVisible();
  await expect(field).toHaveValue("");
  await expect(desktop.getByText(notFound)).toBeVisible();

  await field.fill(host.toUpperCase());
  await add.click();
  await expect(mobile.getByText(`「${host}」はすでに登録されています。`)).toBeVisible();
  await field.fill("example");
  await add.click();
  const question = mobile.getByRole("dialog", { name: /^「example」には\d+社が該当します$/ });
  await question.getByRole("button", { name: "言葉を変える" }).click();
  await expect(question).toBeHidden();

  await mobile.goto(`/companies/${companyId}`);
  await expect(mobile.getByText("ページが見つかりません")).toBeVisible();

  await open(mobile, "/mypage/hidden-company");
  await mobile.getByRole("button", { name: `「${host}」を削除する` }).click();
  const confirm = mobile.getByRole("dialog", { name: `「${host}」を削除しますか？` });
  await confirm.getByRole("button", { name: "削除する" }).click();
  await expect(toastOn(mobile, "削除しました")).toBeVisible();
  await expect(candidate).toBeVisible();
  await mobile.goto(`/companies/${companyId}`);
  await expect(mobile.getByText("ページが見つかりません")).toHaveCount(0);
});

test("a name that is written otherwise hides, and one that hides nobody names whom it may mean", async ({
  server,
  mobile,
  desktop,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 40[04]/);
  const { jokerId } = await readWorld(server.url);
  await signIn(mobile.context(), server.url, { as: "joker", email });
  await signIn(desktop.context(), server.url, { as: "company", email: demoEmails.aceAdmin });
  await open(desktop, `/users/${jokerId}`);
  await expect(desktop.getByRole("heading", { level: 1, name: /^候補者ID/ })).toBeVisible();

  await open(mobile, "/mypage/hidden-company");
  const field = mobile.getByLabel("企業名、URLまたは言葉");
  const add = mobile.getByRole("button", { name: "追加する", exact: true });
  const entries = mobile.getByRole("list", { name: "非表示にしている企業" });
  await field.fill("あ".repeat(10_000));
  await add.click();
  await expect(mobile.getByText("100文字以内で入力してください（現在10000文字）")).toBeVisible();
  await expect(field).toHaveValue("あ".repeat(10_000));
  await field.fill("トウリン\u200B・パ－トナ－ズ");
  await add.click();
  await expect(entries).toContainText("1社が該当（トウリン・パートナーズ株式会社）");

  await field.fill("ツムギワークズ");
  await add.click();
  await expect(
    toastOn(mobile, "「ツムギワークズ」を追加しました。今は該当する企業がありません"),
  ).toBeVisible();
  const none = entries.getByText("今は該当する企業がありません。企業名の表記も確かめてください。");
  await expect(none).toBeVisible();
  await open(mobile, "/mypage/hidden-company");
  const near = entries.getByRole("button", { name: "「株式会社ツムギワークス」を非表示にする" });
  await near.click();
  await expect(entries).toContainText("1社が該当（株式会社ツムギワークス）");
  await expect(near).toHaveCount(0);
  await expect(none).toBeVisible();
  await expect(desktop.getByText(notFound)).toBeVisible();
});

test("weekly hours are saved, and stay on screen when they could not be", async ({
  server,
  mobile,
}) => {
  await signIn(mobile.context(), server.url, { as: "joker", email });
  await open(mobile, "/mypage/calendar-setting");
  await mobile.getByRole("button", { name: "平日の夜（19:00〜22:00）" }).click();
  await mobile.getByLabel("月曜日の開始時刻").selectOption("20:30");
  await mobile.getByRole("button", { name: "保存する" }).click();
  await expect(toastOn(mobile, "保存しました")).toBeVisible();
  await open(mobile, "/mypage/calendar-setting");
  await expect(mobile.getByLabel("月曜日の開始時刻")).toHaveValue(String(20.5 * 60));
  await expect(mobile.getByLabel("金曜日の終了時刻")).toHaveValue(String(22 * 60));
  await mobile.getByRole("button", { name: "月曜日に時間帯を追加" }).click();
  await mobile.getByLabel("月曜日の開始時刻").nth(1).selectOption("21:00");
  await mobile.getByLabel("月曜日の終了時刻").nth(1).selectOption("22:00");
  await mobile.getByRole("button", { name: "保存する" }).click();
  await expect(mobile.getByText("時間帯が重なっています")).toBeVisible();
});
