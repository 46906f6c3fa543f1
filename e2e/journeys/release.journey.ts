import { open } from "../support/hydrated.ts";
import { roomOn } from "../support/room.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";

// What happens to people of the demo data here, others must not meet.
test.use({ serverFor: "file" });

test("a seeker reports and releases; the other side sees the neutral end", async ({
  server,
  mobile,
  desktop,
  person,
  expectBrowserErrors,
}) => {
  expectBrowserErrors(/status of 404/, /Failed to fetch|ERR_FAILED/);
  const joker = await signIn(mobile.context(), server.url, "joker");
  const ace = await signIn(desktop.context(), server.url, "aceAdmin");
  const me = await ace.trpc.account.getMe.query();
  const { items } = await joker.trpc.matching.list.query({ tab: "all" });
  const thread = items.find(({ aceId }) => me.kind === "ace" && aceId === me.userId);
  if (!thread) throw new Error("The demo account has no thread with the demo admin.");
  const menu = mobile.getByRole("button", { name: "この会話のメニュー" });
  await open(mobile, `/matchings/${thread.id}`);
  await open(desktop, `/matchings/${thread.id}`);
  await roomOn(desktop).say("面談の前に、資料をお送りします。");
  const away = await person("desktop");
  await signIn(away.context(), server.url, "aceAdmin");
  await away.route(/live\.follow/, (route) => route.abort());
  await open(away, `/matchings/${thread.id}`);
  await roomOn(away).input.fill("書きかけの一通です。");

  const reasons = mobile.getByRole("dialog", { name: "報告する理由を選んでください" });
  const details = mobile.getByRole("dialog", { name: "詳しい内容（任意）" });
  const text = details.getByRole("textbox");

  await test.step("the reasons come first, and nothing is ticked beforehand", async () => {
    await menu.click();
    await mobile.getByRole("menuitem", { name: "このユーザーを報告する" }).click();
    await reasons.getByRole("button", { name: "次へ" }).click();
    await expect(reasons.getByText("1つ以上選択してください")).toBeVisible();
    await reasons.getByText("勧誘・営業行為").click();
    await reasons.getByRole("button", { name: "次へ" }).click();
    for (const box of await details.getByRole("checkbox").all())
      await expect(box).not.toBeChecked();
  });

  await test.step("a lost connection loses nothing and doubles nothing", async () => {
    await text.fill("投資の商品を何度も勧められました。");
    await details.getByText("直近のメッセージを運営が確認することに同意します").click();
    await mobile.route("**/report.create*", (route) => route.abort());
    await details.getByRole("button", { name: "報告する" }).click();
    await expect(details.getByText(/^送信できませんでした/)).toBeVisible();
    await expect(text).toHaveValue("投資の商品を何度も勧められました。");
    await mobile.unroute("**/report.create*");
    await details.getByRole("button", { name: "報告する" }).click();
    const done = mobile.getByRole("dialog", { name: "報告を受け付けました" });
    await done.getByRole("link", { name: "報告の履歴を見る" }).click();
    await expect(mobile.getByText("投資の商品を何度も勧められました。")).toHaveCount(1);
    await expect(mobile.getByText("まだ確認していません。")).toBeVisible();
  });

  await test.step("the report that releases ends the thread for both at once", async () => {
    await open(mobile, `/matchings/${thread.id}`);
    await menu.click();
    await mobile.getByRole("menuitem", { name: "このユーザーを報告する" }).click();
    await reasons.getByText("その他").click();
    await reasons.getByRole("button", { name: "次へ" }).click();
    await details.getByText("同時にこのマッチングを解除する").click();
    await details.getByRole("button", { name: "報告する" }).click();
    const question = mobile.getByRole("dialog", { name: "マッチングを解除しますか？" });
    await question.getByRole("button", { name: "解除する" }).click();
    const done = mobile.getByRole("dialog", { name: "報告を受け付けました" });
    await done.getByRole("button", { name: "メッセージ一覧へ" }).click();
    await expect(mobile).toHaveURL(/\/matchings$/);
    await expect(mobile.locator(`a[href*="${thread.id}"]`)).toHaveCount(0);
    // Neither a reason nor a name.
    const room = desktop.getByRole("main");
    await expect(room.getByText("このマッチングは終了しました。")).toBeVisible();
    await expect(room.getByText(/勧誘|その他|理由/)).toHaveCount(0);
    const list = desktop.getByRole("region", { name: "マッチング一覧" });
    await expect(list.getByRole("link", { name: new RegExp(thread.jokerName) })).toHaveCount(0);
    await open(desktop, `/matchings/${thread.id}`);
    await expect(roomOn(desktop).log).toHaveCount(0);
    await expect(ace.trpc.chat.list.query({ matchingId: thread.id })).rejects.toMatchObject({
      data: { code: "dataNotFound" },
    });
  });

  await test.step("who heard nothing learns of it when the stream is back, and keeps what was typed", async () => {
    await expect(roomOn(away).log).toBeVisible();
    await away.unroute(/live\.follow/);
    await expect(away.getByText("このマッチングは終了しました。")).toBeVisible();
    await expect(away.getByRole("region", { name: "送信していない文章" })).toContainText(
      "書きかけの一通です。",
    );
  });
});

test("company staff release a matching by themselves", async ({
  server,
  desktop,
  expectBrowserErrors,
}) => {
  // The right to the seeker's picture goes with the matching, also while the browser asks for it.
  expectBrowserErrors(/profileImages/);
  const ace = await signIn(desktop.context(), server.url, "aceMember");
  const { items } = await ace.trpc.matching.list.query({ tab: "all" });
  const thread = items[0];
  if (!thread) throw new Error("The demo member has no thread.");
  await open(desktop, `/matchings/${thread.id}`);
  await desktop.getByRole("button", { name: "この会話のメニュー" }).click();
  await desktop.getByRole("menuitem", { name: "マッチングを解除する" }).click();
  const question = desktop.getByRole("dialog", { name: "マッチングを解除しますか？" });
  await question.getByRole("button", { name: "解除する" }).click();
  await expect(toastOn(desktop, "マッチングを解除しました")).toBeVisible();
  await expect(desktop.locator(`a[href*="${thread.id}"]`)).toHaveCount(0);
  const left = await ace.trpc.matching.list.query({ tab: "all" });
  expect(left.items.map(({ id }) => id)).not.toContain(thread.id);
});
