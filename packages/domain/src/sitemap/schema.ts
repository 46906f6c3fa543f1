import { z } from "zod";

/** The kinds of public pages that come from rows, in the order of the sitemap. */
export const publicPageKinds = ["companies", "aces", "recruitments", "articles"] as const;
export type PublicPageKind = (typeof publicPageKinds)[number];

/** Where the page of a row stands. */
export const publicPagePaths = {
  companies: "/companies",
  aces: "/ace",
  recruitments: "/recruitment",
  articles: "/articles",
} as const satisfies Record<PublicPageKind, string>;

/** Addresses of one sitemap file; the protocol allows 50,000. */
export const SITEMAP_SIZE = 5000;

/** One file of the sitemap, from 0. */
export const publicPagesSchema = z.object({
  kind: z.enum(publicPageKinds),
  page: z.number().int().min(0).max(9999).default(0),
});
export type PublicPages = z.output<typeof publicPagesSchema>;
