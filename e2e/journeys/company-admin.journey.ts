import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { demoEmails } from "../../packages/testing/src/demo/accounts.ts";
import { answered } from "../support/answered.ts";
import { expectNoFaults } from "../support/axe.ts";
import { hydrated, open, reload } from "../support/hydrated.ts";
import { mailedLink } from "../support/mail.ts";
import { makePhoto } from "../support/picture.ts";
import { roomOn } from "../support/room.ts";
import { callsOf, signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

const refused = /status of 4\d\d/;
const password = "my-own-password-1";
const admin = "三枝 真帆";
const member = "久我 拓海";

const chooseAction = async (page: Page, name: string, action: string) => {
  await page.getByRole("button", { name: `${name}さんの操作` }).click();
  await page.getByRole("menuitem", { name: action }).click();
};

test("someone who is invited sets a password, works, and feels a new authority at once", async ({
  server,
  desktop,
  mobile,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(refused);
  await signIn(desktop.context(), server.url, "aceAdmin");
  await open(desktop, "/admin/members");
  await desktop.getByRole("button", { name: "メンバーを招待する" }).click();
  const window = desktop.getByRole("dialog", { name: "メンバーを招待する" });
  await window.getByLabel("メールアドレス").fill(demoEmails.aceMember);
  await window.getByLabel("氏名").fill("新人 三郎");
  await window.getByRole("button", { name: "招待メールを送る" }).click();
  await expect(window.getByText("このメールアドレスはすでに登録されています。")).toBeVisible();
  await window.getByLabel("メールアドレス").fill("newcomer@demo.example");
  await expect(window.getByLabel("氏名")).toHaveValue("新人 三郎");
  await window.getByRole("button", { name: "招待メールを送る" }).click();
  await expect(window).toBeHidden();
  const waiting = desktop.getByRole("region", { name: "招待中" });
  const rowOf = (email: string) => waiting.getByRole("listitem").filter({ hasText: email });
  await expect(rowOf("newcomer@demo.example")).toContainText("招待済み");

  // An address that has an account elsewhere looks no different; its owner alone is told.
  await desktop.getByRole("button", { name: "メンバーを招待する" }).click();
  await window.getByLabel("メールアドレス").fill("a@demo.example, b@demo.example");
  await window.getByRole("button", { name: "招待メールを送る" }).click();
  await expect(window.getByText("メールアドレスは1件だけ入力してください")).toBeVisible();
  await expect(window.getByText("この項目は入力必須です")).toBeVisible();
  // As it stands in the head of a mail.
  await window.getByLabel("メールアドレス").fill(`求職 四郎 <${demoEmails.joker}>`);
  await expect(window.getByLabel("氏名")).toHaveValue("求職 四郎");
  await expect(window.getByText("この項目は入力必須です")).toHaveCount(0);
  await window.getByRole("button", { name: "招待メールを送る" }).click();
  await expect(window).toBeHidden();
  await expect(rowOf(demoEmails.joker)).toContainText("招待済み");
  await answered(desktop, /member\.resendInvitation/, () =>
    rowOf(demoEmails.joker)
      .getByRole("button", { name: /再送する/ })
      .click(),
  );
  await expect(rowOf(demoEmails.joker)).toContainText("（2回目）");
  const told = (await server.readOutbox()).filter(
    ({ to, subject }) => to === demoEmails.joker && subject.includes("招待"),
  );
  expect(told.map(({ subject }) => subject)).toEqual(
    Array(2).fill("【Tefuda】株式会社ツムギワークスからの招待について"),
  );

  const link = await mailedLink(server, { to: "newcomer@demo.example", subject: "招待" });
  await open(mobile, link);
  await expect(mobile.getByText("株式会社ツムギワークスの採用メンバーに")).toBeVisible();
  await mobile.getByRole("button", { name: "パスワードの設定へ進む" }).click();
  await expect(mobile).toHaveURL(/\/password-reset\?first=1$/);
  await hydrated(mobile);
  await mobile.getByLabel("新しいパスワード", { exact: true }).fill(password);
  await mobile.getByLabel(/確認/).fill(password);
  await mobile.getByRole("button", { name: "パスワードを設定する" }).click();
  await mobile.getByRole("link", { name: "あとで入力する" }).click();
  await expect(mobile).toHaveURL(/\/users$/);
  await open(mobile, "/admin");
  await expect(mobile.getByText("ページが見つかりません")).toBeVisible();

  await open(desktop, "/admin/members");
  await chooseAction(desktop, "新人 三郎", "管理者にする");
  await answered(desktop, /member\.updateAuthority/, () =>
    desktop.getByRole("button", { name: "変更する" }).click(),
  );
  await open(mobile, "/admin/members");
  await expect(mobile.getByRole("heading", { name: "メンバー", level: 1 })).toBeVisible();
  await mobile.getByRole("button", { name: "メニュー", exact: true }).click();
  await expect(mobile.getByRole("dialog").getByRole("link", { name: "企業管理" })).toBeVisible();

  // The last one standing stays: the newcomer is made a member again, and cannot demote the others.
  await chooseAction(desktop, "新人 三郎", "メンバーにする");
  await answered(desktop, /member\.updateAuthority/, () =>
    desktop.getByRole("button", { name: "変更する" }).click(),
  );
  await reload(mobile);
  await expect(mobile.getByText("ページが見つかりません")).toBeVisible();
});

test("another name waits for an operator, and hides from whoever hid from the old one", async ({
  server,
  desktop,
  mobile,
  person,
}) => {
  const name = "株式会社コトノハコ";
  const seeker = await person("mobile");
  await signIn(seeker.context(), server.url, {
    as: "joker",
    email: "joker-registered-209@demo.example",
  });
  await open(seeker, "/mypage/hidden-company");
  await seeker.getByLabel("企業名、URLまたは言葉").fill("あたらしい糸");
  await seeker.getByRole("button", { name: "追加する", exact: true }).click();
  const entries = seeker.getByRole("list", { name: "非表示にしている企業" });
  const entry = entries.getByRole("listitem").filter({ hasText: "あたらしい糸" });
  await expect(entry).toContainText("今は該当する企業がありません");

  await signIn(mobile.context(), server.url, { as: "company", email: "ace13@demo.example" });
  await open(mobile, "/admin/company");
  await mobile.getByLabel(/^会社名(?!（)/).fill("株式会社あたらしい糸");
  await mobile.getByRole("button", { name: "保存する" }).click();
  await expect(mobile.getByText("社名・サイトの変更を運営が確認しています")).toBeVisible();
  await open(mobile, "/admin/company");
  await expect(mobile.getByLabel(/^会社名(?!（)/)).toHaveValue("株式会社あたらしい糸");
  await open(seeker, "/mypage/hidden-company");
  await expect(entry).toContainText(`1社が該当（${name}）`);

  await signIn(desktop.context(), server.url, "operator");
  await open(desktop, "/operator");
  await desktop.getByRole("link", { name: "社名・サイトの変更" }).click();
  const waiting = desktop.getByRole("region", { name: /^社名・サイトの変更の確認/ });
  const request = waiting.getByRole("listitem").filter({ hasText: "あたらしい糸" });
  await expect(request).toContainText(name);
  await request.getByRole("button", { name: "承認する" }).click();
  await expect(toastOn(desktop, "承認しました")).toBeAttached();
  await expect(request).toBeHidden();
  await open(mobile, "/notifications");
  await expect(
    mobile.getByText("企業情報の変更（株式会社あたらしい糸）が承認されました。"),
  ).toBeVisible();
  await open(seeker, "/notifications");
  await expect(
    seeker.getByText(/非表示企業の設定に、株式会社.*が新しく該当しました。/),
  ).toBeVisible();
});

test("the company's page is written on a phone and read by a visitor", async ({
  server,
  desktop,
  mobile,
  person,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(refused);
  await signIn(mobile.context(), server.url, "aceAdmin");
  await open(mobile, "/admin/company");
  await mobile.getByLabel("ミッション").fill("現場の手を、もっと創造へ。");
  await mobile.getByLabel("写真を追加する").setInputFiles(await makePhoto("社内.jpg"));
  await expect(mobile.getByRole("img", { name: "写真4枚目" })).toBeVisible();
  await mobile.getByRole("button", { name: "写真4枚目を前へ" }).click();
  await expect(mobile.getByText("写真4枚目を3枚目に移動しました")).toBeAttached();
  await mobile.getByRole("button", { name: "プレビュー" }).click();
  const preview = mobile.getByRole("dialog", { name: "公開ページのプレビュー" });
  await expect(preview.getByText("現場の手を、もっと創造へ。")).toBeVisible();
  await preview.getByRole("button", { name: "閉じる" }).click();
  await mobile.getByRole("button", { name: "保存する" }).click();
  await expect(toastOn(mobile, "保存しました")).toBeAttached();
  expect(
    await mobile.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
  ).toBe(true);

  const { companyId } = await (
    await callsOf(server.url, "aceAdmin")
  ).trpc.companyAdmin.overview.query();
  await open(desktop, `/companies/${companyId}`);
  await expect(desktop.getByText("現場の手を、もっと創造へ。")).toBeVisible();
  await expect(desktop.getByRole("img", { name: /の写真 \d枚目$/ })).toHaveCount(4);

  // Another window has saved in the meantime: nothing that was typed is lost.
  const second = await person("desktop");
  await signIn(second.context(), server.url, "aceAdmin");
  await open(second, "/admin/company");
  await mobile.getByLabel("ビジョン").fill("ものづくりの当たり前を変える。");
  await mobile.getByRole("button", { name: "保存する" }).click();
  await expect(toastOn(mobile, "保存しました")).toBeAttached();
  await second.getByLabel("代表者名").fill("紬 一郎");
  await second.keyboard.press("ControlOrMeta+s");
  const differences = second.getByRole("dialog", { name: "別の画面で先に保存されています" });
  await expect(differences.getByRole("region", { name: "ビジョン" })).toBeVisible();
  await differences.getByRole("button", { name: "選んだ内容で続ける" }).click();
  await expect(second.getByLabel("代表者名")).toHaveValue("紬 一郎");
  await expect(second.getByLabel("ビジョン")).toHaveValue("ものづくりの当たり前を変える。");
  await expect(toastOn(second, "保存しました")).toBeAttached();
  await second.goto("/admin/audit-logs");
  await expect(second.getByRole("main").getByText("企業ページの保存").last()).toBeVisible();
});

test("an administrator reads a colleague's thread as it goes on, on record; a member does not", async ({
  server,
  desktop,
  mobile,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(refused);
  const colleague = await callsOf(server.url, "aceMember");
  const { items } = await colleague.trpc.matching.list.query({});
  const thread = items.find(({ partner }) => !partner.hasLeft);
  if (!thread) throw new Error("The demo data has no thread of the member.");
  await signIn(desktop.context(), server.url, "aceAdmin");
  await open(desktop, "/admin/matchings");
  await desktop.getByLabel("担当").selectOption({ label: member });
  await expect(desktop).toHaveURL(/member=/);
  await desktop.locator(`a[href="/admin/matchings/${thread.id}"]`).click();
  await expect(desktop.getByText("閲覧のみ", { exact: true })).toBeVisible();
  await expect(desktop.getByRole("textbox", { name: "メッセージを入力" })).toHaveCount(0);
  await expectNoFaults(desktop, "a colleague's thread");

  const said = "候補日をあらためてお送りします。";
  const message = { id: randomUUID(), matchingId: thread.id, type: 0, text: said } as const;
  await colleague.trpc.chat.sendMessage.mutate(message);
  await expect(roomOn(desktop).log.getByText(said, { exact: true })).toBeVisible();
  await open(desktop, "/admin/audit-logs");
  await expect(
    desktop.getByRole("main").getByText("メンバーのやり取りの閲覧").last(),
  ).toBeVisible();

  const refusal = colleague.trpc.chat.listCompany.query({ matchingId: thread.id });
  await expect(refusal).rejects.toMatchObject({ data: { code: "permissionDenied" } });
  await signIn(mobile.context(), server.url, "aceMember");
  await open(mobile, `/admin/matchings/${thread.id}`);
  await expect(mobile.getByText("ページが見つかりません")).toBeVisible();
});

test("a leaver's threads go on with a colleague, before the seeker's eyes", async ({
  server,
  desktop,
  mobile,
  person,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(refused);
  const joker = await callsOf(server.url, "joker");
  const { items } = await joker.trpc.matching.list.query({});
  const thread = items.find(({ aceName }) => aceName === admin);
  if (!thread) throw new Error("The demo data has no thread with the administrator.");

  await signIn(mobile.context(), server.url, "joker");
  await open(mobile, `/matchings/${thread.id}`);
  const leaver = await person("desktop");
  await signIn(leaver.context(), server.url, "aceAdmin");
  await open(leaver, "/admin/members");
  await chooseAction(leaver, member, "管理者にする");
  await leaver.getByRole("button", { name: "変更する" }).click();
  await expect(toastOn(leaver, "変更しました")).toBeAttached();

  await signIn(desktop.context(), server.url, "aceMember");
  await open(desktop, "/admin/members");
  await chooseAction(desktop, admin, "削除する");
  const window = desktop.getByRole("dialog", { name: `${admin}さんを削除しますか？` });
  await window.getByRole("button", { name: "削除する" }).click();
  await expect(window.getByText("引き継ぐ相手を選択してください")).toBeVisible();
  await window.getByLabel("引き継ぐ相手").selectOption({ label: member });
  await window.getByRole("button", { name: "削除する" }).click();
  await expect(window).toBeHidden();

  const line = roomOn(mobile).log.getByText(`担当者が${member}さんに変わりました。`);
  await expect(line.first()).toBeVisible();
  await expect(leaver).toHaveURL(/\/ace\/login/);
  await open(desktop, `/matchings/${thread.id}`);
  await roomOn(desktop).say("引き継ぎました久我です。");
  await expect(roomOn(mobile).log.getByText("引き継ぎました久我です。")).toBeVisible();
});
