import { jokers } from "@tefuda/db/schema/joker";
import { eq, sql } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { WillingnessUpdate } from "@tefuda/domain/joker/schema";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { upsertSearchDocument } from "../candidate/index-document.ts";
import type { Ctx } from "../kernel/context.ts";

/**
 * Updates a seeker's own willingness to change jobs and to take a side job, both at once, with the
 * dates from which the next prompt counts, and the search document with them (spec 4 · Willingness
 * prompt).
 * @throws dataNotFound
 */
export async function updateWillingness(
  ctx: Ctx<JokerActor>,
  { jobChangeWillingness, sideJobWillingness }: WillingnessUpdate,
): Promise<void> {
  const now = ctx.clock();
  const jokerId = ctx.actor.userId;
  await ctx.db.transaction(async (tx) => {
    const [updated] = await tx
      .update(jokers)
      .set({
        jobChangeWillingness,
        sideJobWillingness,
        updateJobChangeWillingnessAt: now,
        updateSideJobWillingnessAt: now,
        lockVersion: sql`${jokers.lockVersion} + 1`,
        updatedAt: now,
      })
      .where(eq(jokers.id, jokerId))
      .returning({ id: jokers.id });
    if (!updated) throw new AppError("dataNotFound");
    await upsertSearchDocument(tx, jokerId, now);
  });
}
