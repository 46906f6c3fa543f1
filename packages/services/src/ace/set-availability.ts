import { aces } from "@tefuda/db/schema/ace";
import { eq } from "@tefuda/db/sql";
import type { AceActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { signalPublicPages } from "../signals/public-pages.ts";

/** Puts the caller on pause, or back; messages go on either way (spec 4 · Ace availability). */
export async function setAvailability(
  ctx: Ctx<AceActor>,
  { isAvailable }: { readonly isAvailable: boolean },
): Promise<{ readonly isAvailable: boolean }> {
  await ctx.db
    .update(aces)
    .set({ isAvailable, updatedAt: ctx.clock() })
    .where(eq(aces.id, ctx.actor.userId));
  signalPublicPages(ctx);
  return { isAvailable };
}
