import type { Browser, Page } from "@playwright/test";
import type { Screen } from "../../e2e/screens.ts";
import { openContext } from "../../e2e/support/browser.ts";
import type { Device } from "../../e2e/support/devices.ts";
import { openScreen } from "../../e2e/support/open-screen.ts";
import { signIn } from "../../e2e/support/sign-in.ts";
import { localKeys } from "../../packages/domain/src/constants/storage-keys.ts";

export interface Product {
  readonly browser: Browser;
  readonly origin: string;
}

/** Under which device and display settings a picture is taken. */
export interface Look {
  readonly name: string;
  readonly device: Device;
  readonly colorScheme?: "light" | "dark";
  /** What the reader chose on the settings page, as the browser keeps it. */
  readonly settings?: Readonly<Record<string, string>>;
}

export const looks = {
  mobile: { name: "375", device: "mobile" },
  desktop: { name: "1280", device: "desktop" },
  dark: { name: "375-dark", device: "mobile", colorScheme: "dark" },
  large: { name: "375-text200", device: "mobile", settings: { [localKeys.textScale]: "200" } },
} as const satisfies Record<string, Look>;

/** Runs with a page that is signed in as a role and looks as asked. */
export async function withPage<Answer>(
  { browser, origin }: Product,
  role: Screen["role"],
  look: Look,
  use: (page: Page) => Promise<Answer>,
): Promise<Answer> {
  const context = await openContext(browser, origin, look.device);
  try {
    if (role !== "visitor") await signIn(context, origin, role);
    await context.addInitScript((settings) => {
      for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value);
    }, look.settings ?? {});
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: look.colorScheme ?? "light" });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** A picture of a screen, of all of its length or of what a reader sees first. */
export async function takePicture(page: Page, screen: Screen, { fullPage }: { fullPage: boolean }) {
  await openScreen(page, screen);
  return page.screenshot({ fullPage, animations: "disabled", type: "png" });
}
