import { savedSearches } from "@tefuda/db/schema/candidate";
import { and, eq } from "@tefuda/db/sql";
import type { AceActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";

/** Notes that one looks at what a saved search finds: from now on others are new. */
export async function openSavedSearch(
  ctx: Ctx<AceActor>,
  { id }: { readonly id: string },
): Promise<void> {
  const now = ctx.clock();
  await ctx.db
    .update(savedSearches)
    .set({ seenAt: now, newCount: 0, countedAt: now })
    .where(and(eq(savedSearches.id, id), eq(savedSearches.aceId, ctx.actor.userId)));
}
