import { whereFindable, whereVisibleTo } from "@tefuda/db/queries/candidate";
import { hiddenJokers, keeps } from "@tefuda/db/schema/candidate";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { and, desc, eq } from "@tefuda/db/sql";
import { JOKER_KEEP_LIMIT } from "@tefuda/domain/constants/limits";
import type { AceActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, oneMoreThan, pageOf, whereBefore } from "../kernel/cursor.ts";
import { type CandidateCard, readCards, selectCandidates, toCandidateCard } from "./card.ts";

/** One's own live keeps, the newest first; there are never more than the limit. */
export async function listKept(ctx: Ctx<AceActor>): Promise<{ items: CandidateCard[] }> {
  const { db, actor } = ctx;
  const now = ctx.clock();
  const kept = await selectCandidates(
    db,
    actor,
    now,
    and(eq(keeps.aceId, actor.userId), whereFindable(db, actor.companyId)),
  )
    .orderBy(desc(keeps.createdAt), desc(keeps.jokerId))
    .limit(JOKER_KEEP_LIMIT);
  return { items: kept.map((row) => toCandidateCard(row, actor, now)) };
}

export interface ListHiddenInput {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface CandidatePage {
  readonly items: CandidateCard[];
  /** Absent on the last page. */
  readonly nextCursor?: string | undefined;
}

/** The candidates whom the company has put aside, the latest first. */
export async function listHidden(
  ctx: Ctx<AceActor>,
  { cursor, limit }: ListHiddenInput,
): Promise<CandidatePage> {
  const { db, actor } = ctx;
  const now = ctx.clock();
  const aside = await db
    .select({ jokerId: hiddenJokers.jokerId, at: hiddenJokers.createdAt })
    .from(hiddenJokers)
    .innerJoin(jokerSearchDocuments, eq(jokerSearchDocuments.objectID, hiddenJokers.jokerId))
    .where(
      and(
        eq(hiddenJokers.companyId, actor.companyId),
        whereVisibleTo(db, actor.companyId),
        whereBefore(hiddenJokers.createdAt, hiddenJokers.jokerId, decodeCursor(cursor)),
      ),
    )
    .orderBy(desc(hiddenJokers.createdAt), desc(hiddenJokers.jokerId))
    .limit(oneMoreThan(limit));
  const { page, nextCursor } = pageOf(aside, limit, ({ at, jokerId }) => ({ at, id: jokerId }));
  return {
    items: await readCards(
      db,
      actor,
      now,
      page.map(({ jokerId }) => jokerId),
    ),
    nextCursor,
  };
}
