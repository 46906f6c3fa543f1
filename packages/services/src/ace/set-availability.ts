import { aces } from "@tefuda/db/schema/ace";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { eq } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { hintPublicPages } from "../kernel/public-pages.ts";

/** Puts the caller on pause, or back; messages go on either way (spec 4 · Ace availability). */
export async function setAvailability(
  ctx: Ctx<AceActor>,
  { isAvailable }: { readonly isAvailable: boolean },
): Promise<{ readonly isAvailable: boolean }> {
  await ctx.db
    .update(aces)
    .set({ isAvailable, updatedAt: ctx.clock() })
    .where(eq(aces.id, ctx.actor.userId));
  hintPublicPages(ctx);
  return { isAvailable };
}
