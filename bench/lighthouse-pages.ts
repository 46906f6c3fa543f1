import type { Browser, Page } from "@playwright/test";
import { type Screen, screenNamed } from "../e2e/screens.ts";
import { openContext } from "../e2e/support/browser.ts";
import { openScreen } from "../e2e/support/open-screen.ts";
import { callsOf, signIn } from "../e2e/support/sign-in.ts";

/** A page of visitors: an address, or one with an id of the demo data, the first link of its kind. */
interface PublicSample {
  readonly path: string;
  readonly on?: string;
  readonly link?: RegExp;
}

/** What everybody sees. */
export const publicSamples: readonly PublicSample[] = [
  { path: "/" },
  { path: "/companies" },
  { path: "/companies/[id]", on: "/companies", link: /^\/companies\/[\w-]+$/ },
  { path: "/articles/[id]", on: "/articles", link: /^\/articles\/[\w-]+$/ },
  { path: "/recruitment/[id]", on: "/recruitments", link: /^\/recruitment\/[\w-]+$/ },
];

/** What the signed in see most, by the names of the screens. */
export const memberSamples = ["joker-offers", "joker-room", "joker-mypage", "ace-users"] as const;

/** Where a page of visitors is in the demo data. */
export async function addressOf(page: Page, origin: string, sample: PublicSample): Promise<string> {
  const { path, on, link } = sample;
  if (!on || !link) return `${origin}${path}`;
  await page.goto(`${origin}${on}`);
  const links = await page
    .locator("main a[href]")
    .evaluateAll((all) => all.map((found) => found.getAttribute("href") ?? ""));
  const found = links.find((address) => link.test(address));
  if (!found) throw new Error(`Nothing on ${on} leads to ${path}.`);
  return `${origin}${found}`;
}

/** Where a screen of the signed in is, and the session that sees it. */
export async function sessionAt(browser: Browser, origin: string, name: string) {
  const screen = screenNamed(name);
  const account = accountOf(screen);
  const { cookies } = await callsOf(origin, account);
  const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join("; ");
  const context = await openContext(browser, origin, "mobile");
  try {
    await signIn(context, origin, account);
    const page = await context.newPage();
    await openScreen(page, screen);
    return { address: page.url(), cookie };
  } finally {
    await context.close();
  }
}

function accountOf({ name, role }: Screen) {
  if (role === "visitor") throw new RangeError(`Nobody is signed in on ${name}.`);
  return role;
}
