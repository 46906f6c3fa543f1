import { savedSearches } from "@tefuda/db/schema/candidate";
import { and, eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { AceActor } from "@tefuda/domain/policy/actor";
import type { RenameSavedSearch } from "@tefuda/domain/saved-search/schema";
import type { Ctx } from "../kernel/context.ts";
import { refuseTakenName } from "./refuse-taken-name.ts";

/** Gives one's saved search another name. @throws AppError dataNotFound, alreadyExistsSavedSearch */
export async function renameSavedSearch(
  ctx: Ctx<AceActor>,
  { id, name }: RenameSavedSearch,
): Promise<void> {
  const renamed = await ctx.db
    .update(savedSearches)
    .set({ name, updatedAt: ctx.clock() })
    .where(and(eq(savedSearches.id, id), eq(savedSearches.aceId, ctx.actor.userId)))
    .returning({ id: savedSearches.id })
    .catch(refuseTakenName);
  if (renamed.length === 0) throw new AppError("dataNotFound");
}
