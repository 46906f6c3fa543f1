import type { Page } from "@playwright/test";

export interface Window {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  /** What comes up when that is no dialog. */
  readonly opens?: "menu";
  /** Only a phone has the button that opens it. */
  readonly onPhone?: true;
  /** Escape does not close it, or leads to another one: it is the last of its tour. */
  readonly stays?: true;
}

/** Windows that Escape closes and that leave their page as it was: one load is enough for all. */
export interface Tour {
  /** The screen that they open over. */
  readonly over: string;
  readonly windows: readonly Window[];
  /** The table of rules names it for a window that no other test is named for: every run looks at it. */
  readonly always?: true;
  /** What the browser reports as an error on the way to them. */
  readonly expects?: RegExp;
}

/** Presses the first button of the page's main part that is called so. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).first().click();

/** Opens a menu and takes one of its items. */
export const pick = (menu: string | RegExp, item: string | RegExp) => async (page: Page) => {
  await press(menu)(page);
  await page.getByRole("menuitem", { name: item, exact: true }).click();
};

/** The menu that a phone has in the place of the side bar. */
export const tabMenu: Window = {
  name: "tab-menu",
  onPhone: true,
  open: (page) => page.getByRole("button", { name: "メニュー", exact: true }).click(),
};
