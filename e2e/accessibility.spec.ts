import type { Page } from "@playwright/test";
import { type Screen, screens } from "./screens.ts";
import { expectNoFaults, expectNoSidewaysScroll } from "./support/axe.ts";
import { hydrated } from "./support/hydrated.ts";
import { writeOffer } from "./support/offer.ts";
import { openScreen } from "./support/open-screen.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1280, height: 800 };
const NARROWEST = { width: 320, height: 640 };

/** The screens that are looked at in dark as well: between them they have every kind of part. */
const inDark: readonly string[] = [
  "visitor-top",
  "visitor-login",
  "joker-offers",
  "joker-offer",
  "joker-room",
  "joker-mypage-setting",
  "ace-users-search",
  "ace-user",
  "operator-judgement",
];

const setDark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));

// They only look: both workers share them, each with a server of its own.
test.describe.configure({ mode: "parallel" });

test.beforeEach(async ({ desktop, expectBrowserErrors }) => {
  // What fades in would be measured half-transparent.
  await desktop.emulateMedia({ reducedMotion: "reduce" });
  // The pages that say that something is missing or failed answer so.
  expectBrowserErrors(/status of (404|500)/);
});

for (const screen of screens) {
  test(`${screen.name} is free of faults at every width`, async ({ server, desktop }) => {
    if (screen.role !== "visitor") await signIn(desktop.context(), server.url, screen.role);
    await openScreen(desktop, screen);
    await expectNoFaults(desktop, "1280 px");
    await desktop.setViewportSize(PHONE);
    await expectNoFaults(desktop, "375 px");
    if (inDark.includes(screen.name)) {
      await setDark(desktop);
      await expectNoFaults(desktop, "375 px in dark");
      await desktop.setViewportSize(DESKTOP);
      await expectNoFaults(desktop, "1280 px in dark");
    }
    await desktop.setViewportSize(NARROWEST);
    await expectNoSidewaysScroll(desktop);
  });
}

interface Overlay {
  readonly name: string;
  /** The screen that it opens over. */
  readonly over: string;
  readonly open: (page: Page) => Promise<void>;
}

const press = (name: string) => (page: Page) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).first().click();

const overlays: readonly Overlay[] = [
  { name: "interested-theme-selection", over: "joker-offer", open: press("話を聞いてみる") },
  { name: "confirm-not-interested", over: "joker-offer", open: press("見送る") },
  {
    name: "interest-action-selection",
    over: "joker-room",
    open: (page) =>
      page
        .getByRole("log")
        .getByRole("button", { name: /^(気持ちを選ぶ|変更する)$/ })
        .first()
        .click(),
  },
  {
    name: "profile",
    over: "joker-room",
    open: (page) =>
      page
        .getByRole("button", { name: /プロフィールを見る$/ })
        .first()
        .click(),
  },
  { name: "joker-judging-status", over: "judging-joker-offers", open: press("詳しく見る") },
  { name: "sign-out", over: "joker-mypage-setting", open: press("ログアウト") },
  {
    name: "confirm-offer-check",
    over: "ace-offer-form",
    open: (page) =>
      writeOffer(page, {
        reason: "試作を重ねて使う人の前で確かめてこられた進め方に、強く惹かれてご連絡しました。",
        message: "まずは30分ほど、お互いの仕事についてお話しできればと思っています。",
      }),
  },
  { name: "judgement-verdict", over: "operator-judgement", open: press("通過にする") },
];

const screenNamed = (name: string): Screen => {
  const found = screens.find((screen) => screen.name === name);
  if (!found) throw new RangeError(`no screen is called ${name}`);
  return found;
};

for (const { name, over, open } of overlays) {
  test(`the window ${name} is free of faults`, async ({ server, desktop }) => {
    const screen = screenNamed(over);
    if (screen.role !== "visitor") await signIn(desktop.context(), server.url, screen.role);
    await openScreen(desktop, screen);
    await hydrated(desktop);
    await open(desktop);
    await expect(desktop.getByRole("dialog")).toBeVisible();
    await expectNoFaults(desktop, "1280 px");
    await desktop.setViewportSize(PHONE);
    await expectNoFaults(desktop, "375 px");
    await setDark(desktop);
    await expectNoFaults(desktop, "375 px in dark");
  });
}
