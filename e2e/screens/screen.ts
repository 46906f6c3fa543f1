import type { Page } from "@playwright/test";
import type { DemoAccount } from "../support/sign-in.ts";

/** A page of the product as one kind of reader sees it in the demo data. */
export interface Screen {
  /** Stands in the names of its pictures and tests: the reader, then the page. */
  readonly name: string;
  readonly role: "visitor" | DemoAccount;
  /** An address, or the first link of a list that leads to such an address. */
  readonly path: string | { readonly on: string; readonly link: RegExp };
  /** What the page answers when that is not 200. */
  readonly status?: number;
  /**
   * The screen of the same parts that is looked at in this one's place, and what alone differs; a run of
   * all tests looks at both.
   */
  readonly sameAs?: { readonly screen: string; readonly but: string };
  /** What makes a window pop up or a state come about, once the page is there. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Goes on from a page to one that belongs to it, whose address only the page itself knows. */
export const goOn = (part: string) => async (page: Page) => {
  await page.goto(`${page.url()}${part}`);
};

/** Pages that several kinds of readers come to, each by the first link of its own list. */
export const first = {
  room: { on: "/matchings", link: /^\/matchings\/[\w-]+/ },
  offer: { on: "/offers", link: /^\/offers\/[\w-]+/ },
  company: { on: "/companies", link: /^\/companies\/[\w-]+/ },
  person: { on: "/ace?all=1", link: /^\/ace\/[\w-]{36}/ },
  position: { on: "/recruitments?type=midCareer", link: /^\/recruitment\/[\w-]+/ },
  appArticle: {
    on: "/webview/articles?category=interview",
    link: /^\/webview\/articles\/[\w-]+/,
  },
  article: { on: "/articles?category=interview", link: /^\/articles\/[\w-]+/ },
};
