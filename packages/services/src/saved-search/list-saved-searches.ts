import { savedSearches } from "@tefuda/db/schema/candidate";
import { desc, eq } from "@tefuda/db/sql";
import { SAVED_SEARCH_LIMIT } from "@tefuda/domain/constants/limits";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { savedConditionsSchema } from "@tefuda/domain/saved-search/schema";
import type { Ctx } from "../kernel/context.ts";

/** One's saved searches, the latest first; there are never more than the limit. */
export async function listSavedSearches({ db, actor }: Ctx<AceActor>) {
  const rows = await db
    .select({
      id: savedSearches.id,
      name: savedSearches.name,
      query: savedSearches.query,
      newCount: savedSearches.newCount,
      createdAt: savedSearches.createdAt,
    })
    .from(savedSearches)
    .where(eq(savedSearches.aceId, actor.userId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))
    .limit(SAVED_SEARCH_LIMIT);
  return {
    items: rows.map(({ query, ...row }) => ({ ...row, conditions: conditionsOf(query) })),
    limit: SAVED_SEARCH_LIMIT,
  };
}

/** Stored conditions as today's; what is not understood any more finds everyone. */
export function conditionsOf(stored: Readonly<Record<string, unknown>>) {
  return savedConditionsSchema.safeParse(stored).data ?? savedConditionsSchema.parse({});
}
