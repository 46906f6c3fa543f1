import { randomUUID } from "node:crypto";
import { demoEmails } from "../../packages/testing/src/demo/accounts.ts";
import { expectNoFaults } from "../support/axe.ts";
import { open } from "../support/hydrated.ts";
import { logIn } from "../support/log-in.ts";
import { roomOn } from "../support/room.ts";
import { callsOf, signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

test("a report is handled: restricted, answered, suspended and signed out", async ({
  server,
  desktop,
  mobile,
  person,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 4\d\d/);
  const joker = await callsOf(server.url, "joker");
  const { items } = await joker.trpc.matching.list.query({ tab: "all" });
  const aceMember = await callsOf(server.url, "aceAdmin");
  const member = await aceMember.trpc.account.getMe.query();
  const ofMember = items.find(({ aceId }) => member.kind === "ace" && aceId === member.userId);
  if (!ofMember) throw new Error("The demo account has no thread with the demo member.");
  const unwanted = "お返事がないので、もう一度だけ連絡します。";
  const message = { id: randomUUID(), matchingId: ofMember.id, type: 0, text: unwanted } as const;
  await aceMember.trpc.chat.sendMessage.mutate(message);
  const staff = mobile;
  await signIn(staff.context(), server.url, "aceAdmin");
  await open(staff, `/matchings/${ofMember.id}`);
  await signIn(desktop.context(), server.url, "operator");
  await open(desktop, "/operator/reports");
  const table = desktop.getByRole("table", { name: "通報の一覧" });
  const row = table.getByRole("row").filter({ hasText: ofMember.aceName });
  await expect(table).toBeVisible();
  const before = await row.count();

  await test.step("it shows in the open queue without a reload", async () => {
    const report = {
      reportId: randomUUID(),
      matchingId: ofMember.id,
      reasons: ["inappropriateSpeech" as const],
      content: "断ったあとも連絡が続いています。",
      shareMessages: true,
    };
    await joker.trpc.report.create.mutate(report);
    await joker.trpc.report.create.mutate(report);
    await expect(row).toHaveCount(before + 1);
    await row.filter({ hasText: "不適切な発言" }).getByRole("link").first().click();
    await expect(desktop.getByText("断ったあとも連絡が続いています。")).toBeVisible();
  });

  await test.step("messages are read with a trace", async () => {
    await desktop.getByRole("button", { name: "記録を残して表示する" }).click();
    const list = desktop.getByRole("list", { name: "報告までのメッセージ" });
    await expect(list).toBeVisible();
    // One of them is taken down: gone from the open thread, kept with the report.
    await list.getByRole("button", { name: `「${unwanted}」を削除する` }).click();
    const question = desktop.getByRole("dialog", { name: "このメッセージを削除しますか？" });
    await expectNoFaults(desktop, "the question before a message is taken down");
    await question.getByRole("textbox", { name: "削除の理由" }).fill("執拗な連絡");
    await question.getByRole("button", { name: "削除する" }).click();
    await expect(list.getByText("削除済み").last()).toBeVisible();
    await expect(list.getByText(unwanted, { exact: true })).toBeVisible();
    const log = roomOn(staff).log;
    await expect(log.getByText("このメッセージは運営により削除されました。")).toBeVisible();
    await expect(log.getByText(unwanted, { exact: true })).toHaveCount(0);
    await open(desktop, desktop.url());
    const messages = desktop.getByRole("region", { name: "メッセージ", exact: true });
    await expect(messages.getByText(/運営 花子/)).toBeVisible();
    await expect(desktop.getByRole("list", { name: "報告までのメッセージ" })).toHaveCount(0);
  });

  await test.step("nothing is chosen until the operator chooses it", async () => {
    const kinds = desktop.getByRole("group", { name: "対応の内容" });
    await expect(kinds.getByRole("radio", { checked: true })).toHaveCount(0);
    await desktop.getByRole("textbox", { name: "運営メモ" }).fill("確認中");
    await desktop.getByRole("button", { name: "対応を決める" }).click();
    await expect(desktop.getByText("1つ選択してください")).toBeVisible();
    await expect(desktop.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("nor is anything in a sanction without a report", async () => {
    const report = desktop.url();
    const { userId } = await joker.trpc.account.getUserType.query();
    await open(desktop, `/operator/jokers/${userId}?purpose=report`);
    await desktop.getByRole("button", { name: "対応を追加" }).click();
    const form = desktop.getByRole("dialog", { name: "対応を追加" });
    await expect(form.getByRole("radio", { checked: true })).toHaveCount(0);
    await form.getByRole("button", { name: "対応を決める" }).click();
    await expect(form.getByText("1つ選択してください")).toBeVisible();
    await expectNoFaults(desktop, "a sanction that nobody has chosen yet");
    await open(desktop, report);
    await expect(desktop.getByRole("button", { name: "対応を決める" })).toBeVisible();
  });

  await test.step("a restriction reaches the open page of the person", async () => {
    await desktop.keyboard.press("t");
    await expect(desktop.getByText("運営 花子さんが確認しています")).toBeVisible();
    await desktop.keyboard.press("l");
    await desktop.getByRole("textbox", { name: "運営メモ" }).fill("同意のあった文面で確認した。");
    await desktop.getByRole("button", { name: "制限する" }).click();
    await desktop
      .getByRole("dialog", { name: "機能を制限しますか？" })
      .getByRole("button", { name: "制限する" })
      .click();
    await expect(toastOn(desktop, "対応を登録しました")).toBeVisible();
    await expect(staff.getByText(/^ご利用が一部制限されています。/).last()).toBeVisible();
  });

  await test.step("who is restricted may answer, and begins nothing new", async () => {
    await staff.getByRole("textbox", { name: "メッセージを入力" }).fill("承知しました。");
    await staff.getByRole("button", { name: "送信する" }).click();
    await expect(roomOn(staff).log.getByText("承知しました。", { exact: true })).toBeVisible();
    const refused = aceMember.trpc.offer.createOffer.mutate({} as never);
    await expect(refused).rejects.toMatchObject({ data: { code: "restricted" } });
    // The room covers the frame of a phone, and says it again.
    await staff.getByRole("link", { name: "窓口へ連絡する" }).last().click();
    await expect(staff.getByLabel("区分")).toHaveValue("appeal");
    await open(staff, "/offers?tab=likes");
    const yes = staff.getByRole("main").getByRole("button", { name: "マッチングする" }).first();
    await expect(yes).toBeDisabled();
    await expect(yes).toHaveAccessibleDescription(/^ご利用が一部制限されている/);
  });

  await test.step("a suspension signs the person out everywhere, and is taken back", async () => {
    const { trpc } = await callsOf(server.url, "operator");
    const id = randomUUID();
    const notice = "アカウントの利用を停止しました。";
    const userId = member.kind === "ace" ? member.userId : "";
    await open(staff, "/matchings");
    await trpc.sanction.suspend.mutate({ id, userId, reason: "再発のため", notice });
    await expect(staff).toHaveURL(/\/ace\/login/);
    const again = await person("mobile");
    await open(again, "/ace/login");
    await again.getByLabel("メールアドレス").fill(demoEmails.aceAdmin);
    await again.getByLabel("パスワード", { exact: true }).fill("tefuda-demo");
    await again.getByRole("button", { name: "ログイン" }).click();
    await expect(again.getByText(/^このアカウントは現在ご利用いただけません。/)).toBeVisible();

    await open(desktop, desktop.url());
    const done = desktop.getByRole("region", { name: "これまでの対応" });
    await done.getByRole("button", { name: "解除する" }).first().click();
    const question = desktop.getByRole("dialog", { name: "利用停止を解除しますか？" });
    await expectNoFaults(desktop, "the question before a sanction is lifted");
    await question.getByRole("textbox", { name: "解除の理由" }).fill("ご意見を受けて見直した。");
    await question.getByRole("button", { name: "解除する" }).click();
    await expect(toastOn(desktop, "解除しました")).toBeVisible();
    await logIn(again, "company", { email: demoEmails.aceAdmin });
    await expect(again.getByText(/^ご利用が一部制限されています。/)).toBeVisible();
  });
});
