import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { and, eq } from "@tefuda/db/sql";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";

/**
 * Notes that the judgement-passed screen has been shown, so that it comes once on whatever device
 * (spec 4 · registrationStatus). Without a passed judgement it changes nothing.
 */
export async function showPassed({ db, actor }: Ctx<JokerActor>): Promise<void> {
  await db
    .update(jokerJudgements)
    .set({ isShownJudgementPassed: true })
    .where(and(eq(jokerJudgements.jokerId, actor.userId), eq(jokerJudgements.status, "passed")));
}
