import type { Tx } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { savedSearches } from "@tefuda/db/schema/candidate";
import { and, eq } from "@tefuda/db/sql";
import { SAVED_SEARCH_LIMIT } from "@tefuda/domain/constants/limits";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";
import type { SaveSearch } from "@tefuda/domain/saved-search/schema";
import type { Ctx } from "../kernel/context.ts";
import { refuseTakenName } from "./refuse-taken-name.ts";

/**
 * Saves a search under a name, 20 an ace. The id is the client's: sending again saves none.
 * @throws AppError reachSavedSearchLimit, alreadyExistsSavedSearch when the name is taken
 */
export async function saveSearch(
  ctx: Ctx<AceActor>,
  { id, name, conditions }: SaveSearch,
): Promise<void> {
  const aceId = ctx.actor.userId;
  const now = ctx.clock();
  await ctx.db
    .transaction(async (tx) => {
      // One at a time, or two at once could both be the twentieth.
      await tx.select({ id: aces.id }).from(aces).where(eq(aces.id, aceId)).for("no key update");
      if (await isSaved(tx, aceId, id)) return;
      if ((await tx.$count(savedSearches, eq(savedSearches.aceId, aceId))) >= SAVED_SEARCH_LIMIT)
        throw new AppError("reachSavedSearchLimit", { params: { limit: SAVED_SEARCH_LIMIT } });
      await tx.insert(savedSearches).values({
        id,
        aceId,
        name,
        query: conditions,
        // What is saved has just been looked at.
        seenAt: now,
        countedAt: now,
        createdAt: now,
        updatedAt: now,
      });
    })
    .catch(refuseTakenName);
}

async function isSaved(tx: Tx, aceId: string, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.aceId, aceId)));
  return row !== undefined;
}
