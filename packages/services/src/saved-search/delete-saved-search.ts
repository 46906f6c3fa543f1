import { savedSearches } from "@tefuda/db/schema/candidate";
import { and, eq } from "@tefuda/db/sql";
import type { AceActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";

/** Deletes one's saved search; one that is gone already stays gone. */
export async function deleteSavedSearch(
  ctx: Ctx<AceActor>,
  { id }: { readonly id: string },
): Promise<void> {
  await ctx.db
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.aceId, ctx.actor.userId)));
}
