import type { Metadata } from "next";

/** For pages that search engines leave alone: the layout of a group says it for all of its pages. */
export const unlisted: Metadata = { robots: { index: false } };
