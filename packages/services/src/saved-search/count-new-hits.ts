import { savedSearches } from "@tefuda/db/schema/candidate";
import { and, eq, lte } from "@tefuda/db/sql";
import { SAVED_SEARCH_COUNT_MINUTES } from "@tefuda/domain/constants/limits";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { MINUTE_MS } from "@tefuda/domain/time/units";
import { findJokers } from "../candidate/find-jokers.ts";
import type { Ctx } from "../kernel/context.ts";
import { conditionsOf } from "./list-saved-searches.ts";

/** The number is asked for, not who they are. */
const SMALLEST_PAGE = 1;

/**
 * How many candidates each of one's saved searches finds that could not be found when it was last
 * looked at. A number is kept for some minutes and counted by one call at a time, so an ace costs
 * at most 20 searches in that time, however often the page is opened.
 */
export async function countNewHits(ctx: Ctx<AceActor>) {
  const { db, actor } = ctx;
  const now = ctx.clock();
  const stale = await db
    .update(savedSearches)
    .set({ countedAt: now })
    .where(
      and(
        eq(savedSearches.aceId, actor.userId),
        lte(
          savedSearches.countedAt,
          new Date(now.getTime() - SAVED_SEARCH_COUNT_MINUTES * MINUTE_MS),
        ),
      ),
    )
    .returning({
      id: savedSearches.id,
      query: savedSearches.query,
      seenAt: savedSearches.seenAt,
    });
  for (const { id, query, seenAt } of stale) {
    const { sort, ...conditions } = conditionsOf(query);
    const { nbHits } = await findJokers(ctx, {
      query: conditions,
      sort,
      page: 0,
      size: SMALLEST_PAGE,
      newSince: seenAt,
    });
    await db
      .update(savedSearches)
      .set({ newCount: nbHits })
      // One that was opened in the meantime has no new ones.
      .where(and(eq(savedSearches.id, id), eq(savedSearches.seenAt, seenAt)));
  }
  return db
    .select({ id: savedSearches.id, newCount: savedSearches.newCount })
    .from(savedSearches)
    .where(eq(savedSearches.aceId, actor.userId));
}
