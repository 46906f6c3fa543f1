import type { Outputs } from "@/platform/trpc";

export type FoundArticles = Outputs["article"]["list"];
/** An article as a list shows it. */
export type ArticleCardData = FoundArticles["hits"][number];
/** An article as its page shows it. */
export type ArticleView = Outputs["article"]["get"];
