import { createClient } from "../../apps/server/src/running/client.fixture.ts";
import { demoPassword } from "../../packages/testing/src/demo/accounts.ts";
import { expectNoFaults } from "../support/axe.ts";
import { choose } from "../support/choose.ts";
import { open } from "../support/hydrated.ts";
import { callsOf, signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

/** A seeker who waits for a verdict; no other journey knows this one. */
const email = "joker-judging-13@demo.example";

test("an operator judges by keyboard, and sees what a seeker mended", async ({
  server,
  desktop,
  mobile,
  expectBrowserErrors,
}) => {
  // A view without a reason is refused.
  expectBrowserErrors(/status of 400/);
  await signIn(desktop.context(), server.url, "operator");
  const seeker = createClient(server.url);
  await seeker.trpc.account.signIn.mutate({ email, password: demoPassword });
  const me = await seeker.trpc.account.getMe.query();
  const jokerId = me.kind === "joker" ? me.userId : "";
  const heading = desktop.getByRole("heading", { level: 1 });
  const confirmOf = (name: string) => desktop.getByRole("dialog", { name });

  await test.step("three cases in a row without a mouse", async () => {
    await open(desktop, "/operator/judgements");
    await expect(desktop.getByText("待ち時間の中央値（30日）")).toBeVisible();
    await desktop.keyboard.press("?");
    await expect(desktop.getByRole("dialog", { name: "キー操作" })).toBeVisible();
    await desktop.keyboard.press("Escape");
    await expect(desktop.getByRole("dialog")).toHaveCount(0);
    await desktop.keyboard.press("s");
    await expect(desktop).toHaveURL(/\/operator\/judgements\/[\w-]{36}$/);
    for (let done = 0; done < 3; done += 1) {
      const name = await heading.textContent();
      await expect(desktop.getByRole("heading", { name: "審査結果" })).toBeVisible();
      await desktop.keyboard.press("p");
      for (const item of ["1", "2", "3", "4", "5"]) await desktop.keyboard.press(item);
      await desktop.keyboard.press("Enter");
      const question = confirmOf("この内容で通過にしますか？");
      await expect(question.getByRole("button", { name: "通過にする" })).toBeFocused();
      await desktop.keyboard.press("Enter");
      await expect(heading).not.toHaveText(name ?? "");
    }
  });

  await test.step("a case in a colleague's hands is taken over knowingly only", async () => {
    const judge = await callsOf(server.url, "judge");
    await open(desktop, `/operator/judgements/${jokerId}`);
    const comment = desktop.getByRole("textbox", { name: /^候補者へのコメント/ });
    await comment.pressSequentially("転職の理由を、もう一文だけ。");
    await judge.trpc.judgement.claim.mutate({ jokerId });
    await open(desktop, `/operator/judgements/${jokerId}`);
    await expect(desktop.getByRole("heading", { name: "審査 太郎さんが審査中です" })).toBeVisible();
    await expect(desktop.getByRole("button", { name: "審査結果を決める" })).toHaveCount(0);
    await desktop.getByRole("button", { name: "引き継ぐ" }).click();
    await expect(desktop.getByRole("button", { name: "審査結果を決める" })).toBeVisible();
    await expect(comment).toHaveValue("転職の理由を、もう一文だけ。");
    await comment.fill("");
  });

  await test.step("nothing is chosen until the operator chooses it", async () => {
    const verdict = desktop.getByRole("group", { name: "審査結果" });
    await expect(verdict.getByRole("radio", { checked: true })).toHaveCount(0);
    await desktop.getByRole("button", { name: "審査結果を決める" }).click();
    await expect(verdict.getByText("1つ選択してください")).toBeVisible();
    await desktop.keyboard.press("p");
    const rank = desktop.getByRole("group", { name: "ランク", exact: true });
    await expect(rank.getByRole("radio", { checked: true })).toHaveCount(0);
    const points = desktop.getByRole("group", { name: /（目安 \d）$/ });
    await expect(points).toHaveCount(5);
    await expect(points.getByRole("radio", { checked: true })).toHaveCount(0);
    // Four of the five points are no rank yet.
    for (const item of ["1", "2", "3", "4"]) await desktop.keyboard.press(item);
    await expect(points.getByRole("radio", { checked: true })).toHaveCount(4);
    await expect(rank.getByRole("radio", { checked: true })).toHaveCount(0);
    await desktop.getByRole("button", { name: "通過にする" }).click();
    await expect(rank.getByText("1つ選択してください")).toBeVisible();
    await expect(desktop.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("sex and birthday stand behind a recorded reason", async () => {
    const name = desktop.getByRole("region", { name: "お名前・性別・生年月日", exact: true });
    const view = name.getByRole("button", { name: "理由を記録して見る" });
    const birthday = name.getByText(/^\d{4}年\d{1,2}月\d{1,2}日$/);
    await expect(name.getByRole("status")).toHaveText(
      "性別・生年月日は伏せていますどちらも入力済み",
    );
    await expect(birthday).toHaveCount(0);
    await view.click();
    const question = desktop.getByRole("dialog", { name: "性別・生年月日の閲覧" });
    const reason = question.getByRole("textbox", { name: "閲覧の理由" });
    const confirm = question.getByRole("button", { name: "記録して表示する" });
    await expectNoFaults(desktop, "the question before sex and birthday are shown");
    await confirm.click();
    await expect(question.getByText("この項目は入力必須です")).toBeVisible();
    await expect(birthday).toHaveCount(0);
    await reason.fill("重複登録かどうかを確かめるため");
    await confirm.click();
    await expect(birthday).toBeVisible();
    await expect(name.getByText("性別", { exact: true })).toBeVisible();
    await expect(question).toHaveCount(0);
    await expectNoFaults(desktop, "a case with sex and birthday");

    // Hidden again, they are asked for anew, and the focus has never left.
    await expect(name.getByRole("button", { name: "伏せる" })).toBeFocused();
    await desktop.keyboard.press("Enter");
    await expect(birthday).toHaveCount(0);
    await view.click();
    await expect(reason).toHaveValue("");
    await desktop.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
  });

  await test.step("the picture is by itself, with the question whether it is proper", async () => {
    const profile = desktop.getByRole("region", { name: "プロフィール", exact: true });
    await expect(profile.getByRole("img")).toHaveCount(0);
    const picture = desktop.getByRole("region", { name: "プロフィール写真", exact: true });
    await expect(picture.getByRole("img", { name: "プロフィール写真" })).toBeVisible();
    await expect(picture.getByRole("heading", { level: 3 })).toHaveText("この写真は適切ですか？");
  });

  await test.step("the record says who saw them, and why", async () => {
    await open(desktop, "/operator/audit-logs?action=viewPersonInJudging");
    const row = desktop.getByRole("row", { name: /審査での性別・生年月日の閲覧/ });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText("重複登録かどうかを確かめるため");
    await open(desktop, `/operator/judgements/${jokerId}`);
  });

  await test.step("it is sent back, and the seeker learns it on the open page", async () => {
    await signIn(mobile.context(), server.url, { as: "joker", email });
    await open(mobile, "/mypage");
    await desktop.keyboard.press("r");
    await choose(desktop, "職務経歴の具体的な内容が不足しています");
    await desktop.getByRole("button", { name: "自己紹介にコメント" }).click();
    await desktop
      .getByRole("textbox", { name: "この項目へのコメント" })
      .fill("成果も書いてください。");
    await desktop.getByRole("button", { name: "差し戻す" }).click();
    await confirmOf("この内容で差し戻しますか？").getByRole("button", { name: "差し戻す" }).click();
    await expect(toastOn(mobile, "審査結果が届きました")).toBeVisible();
  });

  await test.step("the mended part stands beside the old one", async () => {
    await open(mobile, "/registration?step=introduction");
    await mobile
      .getByRole("textbox", { name: "自己紹介" })
      .fill("受発注の業務を6年担当し、問い合わせを3割減らしました。");
    await mobile.getByRole("button", { name: "次へ" }).click();
    await expect(mobile).not.toHaveURL(/step=introduction/);
    await open(mobile, "/registration?step=confirmation");
    await mobile.getByRole("button", { name: "この内容で審査に申し込む" }).click();
    await expect(mobile).toHaveURL(/\/congrats$/);

    await open(desktop, `/operator/judgements/${jokerId}`);
    const changed = desktop.getByRole("region", { name: "自己紹介", exact: true });
    await expect(changed.getByText("変更あり")).toBeVisible();
    await expect(changed.getByText("前回", { exact: true })).toBeVisible();
    await desktop.keyboard.press("d");
    await expect(desktop.getByRole("region", { name: "スキル", exact: true })).toHaveCount(0);
    await expect(changed).toBeVisible();
  });

  await test.step("a pass leads the seeker on at once", async () => {
    await desktop.keyboard.press("p");
    await choose(desktop.getByRole("group", { name: "ランク", exact: true }), "A");
    await desktop.getByRole("button", { name: "通過にする" }).click();
    await confirmOf("この内容で通過にしますか？")
      .getByRole("button", { name: "通過にする" })
      .click();
    await expect(mobile).toHaveURL(/\/judgement-passed/);
  });
});
