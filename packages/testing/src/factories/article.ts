import type { articles } from "@tefuda/db/schema/article";
import { demoArticles } from "../content/articles.ts";
import type { MadeAce } from "./ace.ts";
import type { CompanyRow } from "./company.ts";
import { at } from "./draw.ts";
import { stableId } from "./ids.ts";
import { daysBefore, writtenAt } from "./times.ts";

export type ArticleRow = typeof articles.$inferSelect;

/** A published article of the content; `companies` and `aces` stand in the order of the content. */
export function makeArticle(
  now: Date,
  {
    companies,
    aces,
    index = 0,
  }: {
    companies: readonly CompanyRow[];
    aces: readonly MadeAce[];
    index?: number;
  },
  overrides: Partial<ArticleRow> = {},
): ArticleRow {
  const { companyIndex, aceIndexes, publishedDaysAgo, ...content } = at(demoArticles, index);
  const publishedAt = daysBefore(now, publishedDaysAgo);
  const id = overrides.id ?? stableId("article", index);
  return {
    ...content,
    id,
    coverUrl: null,
    companyId: companyIndex === null ? null : at(companies, companyIndex).id,
    aceIds: aceIndexes.map((aceIndex) => at(aces, aceIndex).ace.id),
    status: "published",
    publishedAt,
    updatedBy: null,
    lockVersion: 0,
    ...writtenAt(publishedAt),
    ...overrides,
  };
}
