import { AppError } from "@tefuda/domain/errors/app-error";
import type { WillingnessUpdate } from "@tefuda/domain/joker/schema";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { findProfile } from "../joker/profile.ts";
import { stepColumns } from "../joker/step-columns.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalJudgement } from "../signals/judgement.ts";
import { writeProfile } from "./write-profile.ts";

/**
 * Updates a seeker's own willingness to change jobs and to take a side job, both at once, with the
 * dates from which the next prompt counts (spec 4 · Willingness prompt).
 * @throws dataNotFound
 */
export async function updateWillingness(
  ctx: Ctx<JokerActor>,
  willingness: WillingnessUpdate,
): Promise<void> {
  const jokerId = ctx.actor.userId;
  const { isAsked } = await ctx.db.transaction(async (tx) => {
    const before = await findProfile(tx, jokerId, { lock: true });
    if (!before) throw new AppError("dataNotFound");
    const columns = stepColumns(willingness, ctx.clock());
    return writeProfile(tx, ctx, before, { columns, place: "profile" });
  });
  if (isAsked) await signalJudgement(ctx, jokerId);
}
