import type { Page } from "@playwright/test";
import { VIDEO_NO_SHOW_MINUTES } from "../../packages/domain/src/constants/timing.ts";
import { expectNoFaults } from "../support/axe.ts";
import { clockAhead } from "../support/clock-ahead.ts";
import { open } from "../support/hydrated.ts";
import { interviewPath } from "../support/interview.ts";
import { roomOn } from "../support/room.ts";
import { signIn } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { launchOptions } from "../support/whole-chromium.ts";

// The interview of the demo data began in the quarter of an hour in which the data was made.
test.use({ serverEnv: clockAhead(VIDEO_NO_SHOW_MINUTES + 1), launchOptions });

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const JOIN = "ビデオ面談に入室する";

test("devices that do not work are told apart, and nobody is kept out by them", async ({
  server,
  mobile,
}) => {
  const calls = await signIn(mobile.context(), server.url, "agent");
  const path = await interviewPath(calls);

  await test.step("a browser that holds no interviews", async () => {
    const old = await mobile.context().newPage();
    await old.addInitScript(() => void Reflect.deleteProperty(globalThis, "RTCPeerConnection"));
    await open(old, path);
    await expect(old.getByText(/ビデオ面談をご利用いただけません/)).toBeVisible();
    await expect(button(old, JOIN)).toBeDisabled();
    await expectNoFaults(old, "a browser that is too old");
    await old.close();
  });

  await test.step("a camera that another app used, once one is back from closing that app", async () => {
    const busy = await mobile.context().newPage();
    await busy.addInitScript(() => {
      const { mediaDevices } = navigator;
      const real = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotReadableError"));
      addEventListener("app-closed", () => {
        mediaDevices.getUserMedia = real;
      });
    });
    await open(busy, path);
    await expect(busy.getByText(/ほかのアプリが使用しています/)).toBeVisible();
    await busy.evaluate(() => {
      for (const name of ["app-closed", "focus"]) dispatchEvent(new Event(name));
    });
    await expect(busy.getByLabel("自分の映像")).toBeVisible();
    await expect(button(busy, "もう一度試す")).toHaveCount(0);
    await busy.close();
  });

  await test.step("a permission that was refused, and is given at the second try", async () => {
    await mobile.addInitScript(() => {
      const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      let isRefused = true;
      document.addEventListener("click", () => {
        isRefused = false;
      });
      navigator.mediaDevices.getUserMedia = (wanted) =>
        isRefused ? Promise.reject(new DOMException("", "NotAllowedError")) : real(wanted);
    });
    await open(mobile, path);
    await expect(mobile.getByText(/ブラウザーの設定で許可してください/)).toBeVisible();
    await expect(button(mobile, JOIN)).toBeEnabled();
    await expectNoFaults(mobile, "a permission that was refused");
    await button(mobile, "もう一度試す").click();
    await expect(mobile.getByLabel("自分の映像")).toBeVisible();
    await expect(mobile.getByText(/ブラウザーの設定で許可してください/)).toHaveCount(0);
  });
});

test("nobody comes: the wait, a copy of its tab, a page that was put aside, and the verdict", async ({
  server,
  desktop,
  expectBrowserErrors,
}) => {
  // The seat is taken: what the question about the other device begins with.
  expectBrowserErrors(/status of 409/);
  const calls = await signIn(desktop.context(), server.url, "agent");
  const path = await interviewPath(calls);
  await open(desktop, path);
  await button(desktop, JOIN).click();

  await test.step("one waits at the heading, and the tab says for what", async () => {
    await expect(heading(desktop, "お相手の入室を待っています")).toBeFocused();
    await expect(desktop).toHaveTitle("お相手の入室を待っています");
  });

  await test.step("a copy of the tab is another device", async () => {
    const opened = desktop.waitForEvent("popup");
    await desktop.evaluate(() => void window.open(location.href));
    const copy = await opened;
    await button(copy, JOIN).click();
    const question = copy.getByRole("dialog", { name: "端末の切り替え" });
    await expect(question).toBeVisible();
    await question.getByRole("button", { name: "キャンセル" }).click();
    await copy.close();
    await expect(heading(desktop, "お相手の入室を待っています")).toBeVisible();
  });

  await test.step("a page that comes back as it was left begins anew", async () => {
    await desktop.evaluate(
      // A moment later: the page that begins anew would take this answer with it.
      () =>
        void setTimeout(() =>
          dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
        ),
    );
    await expect(heading(desktop, "入室の準備")).toBeVisible();
    await button(desktop, JOIN).click();
  });

  await test.step("who does not come is recorded, and a new date can be found", async () => {
    await button(desktop, "お相手が来ない場合").click();
    await expectNoFaults(desktop, "the question about the one who does not come");
    await button(desktop, "記録して日程を組み直す").click();
    await expect(heading(desktop, "面談は行われませんでした")).toBeFocused();
    await expectNoFaults(desktop, "an interview that was not held");
    await desktop.getByRole("link", { name: "メッセージへ戻る" }).click();
    await expect(roomOn(desktop).log).toBeVisible();
    await expect(desktop.getByRole("link", { name: JOIN })).toHaveCount(0);
  });
});
