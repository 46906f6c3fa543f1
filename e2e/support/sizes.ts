import type { Page } from "@playwright/test";

/** The windows that pages are looked at in. */
export const PHONE = { width: 375, height: 812 };
export const SMALL_PHONE = { width: 375, height: 667 };
export const DESKTOP = { width: 1280, height: 800 };
/** A small notebook, or a tablet on its side. */
export const NARROW_DESKTOP = { width: 1024, height: 768 };
export const NARROWEST = { width: 320, height: 640 };

/** Lights the page, or puts its lights out. */
export const setTheme = (page: Page, theme: "light" | "dark") =>
  page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
