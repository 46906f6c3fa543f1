import { whereViewableAce } from "@tefuda/db/queries/ace";
import { whereOpen, wherePublicCompany } from "@tefuda/db/queries/recruitment";
import { aces } from "@tefuda/db/schema/ace";
import { articles } from "@tefuda/db/schema/article";
import { companies } from "@tefuda/db/schema/company";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { and, asc, eq } from "@tefuda/db/sql";
import { visitor } from "@tefuda/domain/policy/actor";
import {
  type PublicPageKind,
  type PublicPages,
  publicPageKinds,
  SITEMAP_SIZE,
} from "@tefuda/domain/sitemap/schema";
import { whereReadable } from "../article/card.ts";
import type { Ctx } from "../kernel/context.ts";

/** What a visitor may open of each kind, the oldest first, so that files of the sitemap stay as they are. */
const visiblePages = {
  companies: ({ db }: Ctx) =>
    db
      .select({ id: companies.id, updatedAt: companies.updatedAt })
      .from(companies)
      .where(wherePublicCompany())
      .orderBy(asc(companies.id)),
  aces: ({ db }: Ctx) =>
    db
      .select({ id: aces.id, updatedAt: aces.updatedAt })
      .from(aces)
      .innerJoin(companies, eq(companies.id, aces.companyId))
      .where(whereViewableAce())
      .orderBy(asc(aces.id)),
  recruitments: ({ db, clock }: Ctx) =>
    db
      .select({ id: recruitments.id, updatedAt: recruitments.updatedAt })
      .from(recruitments)
      .innerJoin(companies, eq(companies.id, recruitments.companyId))
      .where(and(whereOpen(clock()), wherePublicCompany()))
      .orderBy(asc(recruitments.id)),
  articles: ({ db }: Ctx) =>
    db
      .select({ id: articles.id, updatedAt: articles.updatedAt })
      .from(articles)
      .leftJoin(companies, eq(companies.id, articles.companyId))
      .where(whereReadable(db, visitor))
      .orderBy(asc(articles.id)),
} satisfies Record<PublicPageKind, unknown>;

/** How many pages of each kind a visitor can open, for the sitemap's index. */
export async function countPublicPages(ctx: Ctx): Promise<Record<PublicPageKind, number>> {
  const counts = await Promise.all(
    publicPageKinds.map(async (kind) => {
      const pages = await ctx.db.$count(visiblePages[kind](ctx).as("visible"));
      return [kind, pages] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<PublicPageKind, number>;
}

/** The pages of one file of the sitemap, whoever asks: what a visitor can open. */
export function listPublicPages(
  ctx: Ctx,
  { kind, page }: PublicPages,
): Promise<{ readonly id: string; readonly updatedAt: Date }[]> {
  return visiblePages[kind](ctx)
    .limit(SITEMAP_SIZE)
    .offset(page * SITEMAP_SIZE)
    .then((rows) => rows);
}
