import { INPUT_DEBOUNCE_MS } from "../../packages/domain/src/constants/timing.ts";
import { hydrated, open } from "../support/hydrated.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { write } from "../support/write.ts";

test("a sign-out in another tab leaves nothing of what was typed", async ({ server, desktop }) => {
  await signIn(desktop.context(), server.url, "aceAdmin");
  // Typed in the moment before: the copy on the device still waits for a pause.
  await desktop.addInitScript((pauseMs) => {
    const wait = setTimeout;
    const never = (run: () => void, after?: number) => (after === pauseMs ? 0 : wait(run, after));
    Object.assign(window, { setTimeout: never });
  }, INPUT_DEBOUNCE_MS);
  await open(desktop, "/admin/company");
  const second = await desktop.context().newPage();
  await open(second, "/mypage/setting");
  await write(desktop.getByLabel("ビジョン"), "まだ誰にも見せない一文。");
  await second.getByRole("button", { name: "ログアウト", exact: true }).click();
  await second.getByRole("dialog").getByRole("button", { name: "ログアウト", exact: true }).click();
  await expect(second).toHaveURL(/\/ace\/login/);
  await expect(desktop).toHaveURL(/\/ace\/login/);
  await hydrated(second);
  const left = await second.evaluate(() => Object.keys(localStorage));
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
});
