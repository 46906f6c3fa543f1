import { INPUT_DEBOUNCE_MS } from "../../packages/domain/src/constants/timing.ts";
import { screenNamed } from "../screens.ts";
import { holdAnswer } from "../support/held-answer.ts";
import { hydrated, open, reload } from "../support/hydrated.ts";
import { openScreen } from "../support/open-screen.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { toastOn } from "../support/toast.ts";
import { write } from "../support/write.ts";

const tabs = [
  ["", false],
  [", also of a tab that has not heard of it", true],
] as const;
for (const [also, isDeaf] of tabs)
  test(`a sign-out in another tab leaves nothing of what was typed${also}`, async ({
    server,
    desktop,
  }) => {
    await signIn(desktop.context(), server.url, "aceAdmin");
    // Typed in the moment before: the copy on the device still waits for a pause.
    await desktop.addInitScript((pauseMs) => {
      const wait = setTimeout;
      const never = (run: () => void, after?: number) => (after === pauseMs ? 0 : wait(run, after));
      Object.assign(window, { setTimeout: never });
    }, INPUT_DEBOUNCE_MS);
    // As in a browser whose tabs hear of each other's storage late.
    if (isDeaf)
      await desktop.addInitScript(() => {
        const { getItem } = Storage.prototype;
        Storage.prototype.getItem = function (key) {
          return key.startsWith("keepsDrafts:") ? "true" : getItem.call(this, key);
        };
      });
    await open(desktop, "/admin/company");
    const second = await desktop.context().newPage();
    await open(second, "/mypage/setting");
    await write(desktop.getByLabel("ビジョン"), "まだ誰にも見せない一文。");
    await second.getByRole("button", { name: "ログアウト", exact: true }).click();
    await second
      .getByRole("dialog")
      .getByRole("button", { name: "ログアウト", exact: true })
      .click();
    await expect(second).toHaveURL(/\/ace\/login/);
    await expect(desktop).toHaveURL(/\/ace\/login/);
    await hydrated(second);
    await hydrated(desktop);
    const left = () => second.evaluate(() => Object.keys(localStorage));
    await expect
      .poll(async () => (await left()).filter((key) => key.startsWith("draft:")))
      .toEqual([]);
  });

test("whoever signs out is told of words that would go with it", async ({ server, desktop }) => {
  await signIn(desktop.context(), server.url, "operator");
  await open(desktop, "/operator/security");
  const signOut = desktop.getByRole("button", { name: "ログアウト", exact: true });
  const question = desktop.getByRole("dialog", { name: "ログアウトしますか？" });
  await signOut.click();
  await expect(question.getByText("もう一度利用するには、ログインが必要です。")).toBeVisible();
  await question.getByRole("button", { name: "キャンセル" }).click();

  await openScreen(desktop, screenNamed("operator-inquiry"));
  await hydrated(desktop);
  await write(desktop.getByRole("textbox", { name: "回答の本文" }), "まだ送っていません。");
  await open(desktop, "/operator/security");
  await signOut.click();
  await expect(question.getByText(/^送信・保存していない入力があります。/)).toBeVisible();
  await question.getByRole("button", { name: "ログアウト", exact: true }).click();
  await expect(desktop).toHaveURL(/\/operator\/login/);
  await hydrated(desktop);
  const left = await desktop.evaluate(() => Object.keys(localStorage));
  expect(left.filter((key) => key.startsWith("draft:"))).toEqual([]);
});

test("where the browser has no room, what was typed is not lost without a question", async ({
  server,
  desktop,
}) => {
  await signIn(desktop.context(), server.url, "aceAdmin");
  await desktop.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith("draft:") || key.startsWith("keepsDrafts:"))
        throw new DOMException("", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  });
  await open(desktop, "/admin/company");
  const vision = desktop.getByLabel("ビジョン");
  await write(vision, "まだ保存していません。");
  await expect(desktop.getByText("保存していない変更があります。")).toBeVisible();
  const text = await vision.inputValue();
  const wouldAsk = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  await expect.poll(() => desktop.evaluate(wouldAsk), { timeout: 20_000 }).toBe(true);
  const question = desktop.waitForEvent("dialog");
  await desktop.close({ runBeforeUnload: true });
  await (await question).dismiss();
  await expect(vision).toHaveValue(text);

  const second = desktop.waitForEvent("dialog");
  const link = desktop.getByRole("navigation").getByRole("link").first();
  await Promise.all([second.then((dialog) => dialog.dismiss()), link.click({ noWaitAfter: true })]);
  await expect(vision).toHaveValue(text);
});

test("what is typed while a note is saved stays, and is saved next", async ({
  server,
  desktop,
}) => {
  await signIn(desktop.context(), server.url, "aceAdmin");
  await openScreen(desktop, screenNamed("ace-user"));
  await hydrated(desktop);
  await desktop.getByRole("textbox", { name: "メモを書く" }).fill("製造の話に詳しい方です。");
  await desktop.getByRole("button", { name: "メモを残す" }).click();
  const notes = desktop.getByRole("list", { name: "社内メモの一覧" });
  await notes.getByRole("button", { name: "「製造の話に詳しい方です。」を編集" }).click();
  const text = notes.getByRole("textbox");
  await write(text, "来週");
  const letGo = await holdAnswer(desktop, /candidateNote\.edit/);
  const asked = desktop.waitForRequest(/candidateNote\.edit/);
  await notes.getByRole("button", { name: "保存する" }).click();
  await asked;
  await write(text, "、声をかけます。");
  letGo();
  await expect(toastOn(desktop, "保存しました")).toBeAttached();
  await expect(text).toHaveValue("製造の話に詳しい方です。来週、声をかけます。");

  // Put aside, it is found again, and saved as it stands there.
  await notes.getByRole("button", { name: "キャンセル" }).click();
  await expect(notes.getByText("製造の話に詳しい方です。来週", { exact: true })).toBeVisible();
  await notes
    .getByRole("button", { name: /を編集$/ })
    .first()
    .click();
  await expect(notes.getByText(/に入力し、保存していない内容を表示しています。$/)).toBeVisible();
  await notes.getByRole("button", { name: "保存する" }).click();
  await expect(text).toHaveCount(0);
  await reload(desktop);
  await expect(notes.getByText("製造の話に詳しい方です。来週、声をかけます。")).toBeVisible();
});
