import type { Page } from "@playwright/test";
import { screens } from "./screens.ts";
import { expectNoFaults } from "./support/axe.ts";
import { hydrated } from "./support/hydrated.ts";
import { openScreen } from "./support/open-screen.ts";
import { signIn } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1280, height: 800 };

interface Window {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  /** What comes up when that is no dialog. */
  readonly opens?: "menu";
  /** Only a phone has the button that opens it. */
  readonly onPhone?: true;
}

/** Windows that Escape closes and that leave their page as it was: one load is enough for all. */
interface Tour {
  /** The screen that they open over. */
  readonly over: string;
  readonly windows: readonly Window[];
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).first().click();

/** Opens a menu and takes one of its items. */
const choose = (menu: string | RegExp, item: string | RegExp) => async (page: Page) => {
  await press(menu)(page);
  await page.getByRole("menuitem", { name: item, exact: true }).click();
};

const tabMenu: Window = {
  name: "tab-menu",
  onPhone: true,
  open: (page) => page.getByRole("button", { name: "メニュー", exact: true }).click(),
};

const tours: readonly Tour[] = [
  {
    over: "company-own-recruitment",
    windows: [
      { name: "recruitment-menu", opens: "menu", open: press("その他の操作") },
      { name: "recruitment-pause", open: choose("その他の操作", "一時停止する") },
      { name: "recruitment-close", open: choose("その他の操作", "募集を終了する") },
    ],
  },
  {
    over: "ace-users-search",
    windows: [{ name: "candidate-filters", onPhone: true, open: press(/^絞り込み/) }, tabMenu],
  },
  {
    over: "ace-members",
    windows: [
      { name: "member-authority", open: choose(/さんの操作$/, /^(管理者|メンバー)にする$/) },
    ],
  },
  {
    over: "operator-security",
    windows: [
      { name: "second-factor-change", open: press("リカバリーコードを再発行する") },
      tabMenu,
    ],
  },
  {
    over: "operator-company",
    windows: [
      { name: "company-close", open: press("利用を終了する") },
      { name: "operator-invites-member", open: press("メンバーを招待する") },
    ],
  },
  {
    over: "operator-recruitment",
    windows: [{ name: "operator-closes-recruitment", open: press("この募集を終了する") }],
  },
  {
    over: "operator-joker",
    windows: [
      { name: "joker-rank", open: press("ランクを変更") },
      { name: "joker-sanction", open: press("対応を追加") },
    ],
  },
  {
    over: "operator-inquiry",
    windows: [
      {
        name: "inquiry-answer",
        open: async (page) => {
          await page.getByRole("textbox", { name: "回答" }).fill("ご連絡ありがとうございます。");
          await press("メールで回答する")(page);
        },
      },
    ],
  },
  {
    over: "operator-support-room",
    windows: [
      { name: "support-menu", opens: "menu", open: press("やり取りの操作") },
      { name: "support-end", open: choose("やり取りの操作", "やり取りを終了する") },
    ],
  },
];

// They only look: both workers share them, each with a server of its own.
test.describe.configure({ mode: "parallel" });

for (const { over, windows } of tours) {
  test(`the windows over ${over} are free of faults`, async ({ server, desktop }) => {
    const screen = screens.find(({ name }) => name === over);
    if (!screen || screen.role === "visitor") throw new RangeError(`nobody can open ${over}`);
    await desktop.emulateMedia({ reducedMotion: "reduce" });
    await signIn(desktop.context(), server.url, screen.role);
    await openScreen(desktop, screen);
    await hydrated(desktop);
    for (const { name, open, opens = "dialog", onPhone } of windows) {
      await desktop.setViewportSize(onPhone ? PHONE : DESKTOP);
      await open(desktop);
      const window = desktop.getByRole(opens);
      await expect(window, name).toBeVisible();
      if (!onPhone) await expectNoFaults(desktop, `${name}, 1280 px`);
      await desktop.setViewportSize(PHONE);
      await expectNoFaults(desktop, `${name}, 375 px`);
      await desktop.keyboard.press("Escape");
      await expect(window, name).toBeHidden();
    }
  });
}
