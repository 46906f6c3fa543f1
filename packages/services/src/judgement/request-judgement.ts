import { jokers } from "@tefuda/db/schema/joker";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { isJudgeable, missingForJudgement } from "@tefuda/domain/joker/judgeable";
import { effectOfSave } from "@tefuda/domain/joker/registration";
import { isJudgementTooSoon } from "@tefuda/domain/judgement/policy";
import type { JudgementStatus } from "@tefuda/domain/judgement/states";
import type { RegistrationStatus } from "@tefuda/domain/options/registration-statuses";
import type { JokerActor } from "@tefuda/domain/policy/actor";
import { messages } from "@tefuda/domain/validation/messages.ja";
import { findProfile } from "../joker/profile.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalJudgement } from "../signals/judgement.ts";
import { findJudgement } from "./judgement-row.ts";
import { isStillRemanded } from "./snapshots.ts";
import { submitProfile } from "./submit-profile.ts";

export interface RequestedJudgement {
  readonly registrationStatus: RegistrationStatus;
  readonly judgementStatus: JudgementStatus;
}

/**
 * Submits a seeker's own profile for judging (spec 4 · registrationStatus): the judgement is made
 * as `requested`, or goes back to it, and the seeker is told by mail. Pressing twice, and pressing
 * when already requested or passed, changes nothing and answers where the judgement stands.
 * @throws invalidParameter with the missing items, or when nothing changed since a remand, judgementTooSoon, dataNotFound
 */
export async function requestJudgement(ctx: Ctx<JokerActor>): Promise<RequestedJudgement> {
  const now = ctx.clock();
  const jokerId = ctx.actor.userId;

  const result = await ctx.db.transaction(async (tx) => {
    // The row lock makes a second press wait here, and find the judgement of the first.
    const profile = await findProfile(tx, jokerId, { lock: true });
    if (!profile) throw new AppError("dataNotFound");
    const submitted = { ...profile.joker, careers: profile.careers };
    const judgement = await findJudgement(tx, jokerId);
    const effect = effectOfSave({
      stored: profile.joker.registrationStatus,
      judgementStatus: judgement?.status,
      judgeable: isJudgeable(submitted),
      requestJudgement: true,
    });
    if (effect.registrationStatus === "registered")
      return {
        isNew: false,
        registrationStatus: effect.registrationStatus,
        status: "passed" as const,
      };
    if (effect.registrationStatus !== "judging") {
      const fields = missingForJudgement(submitted).map(({ item }) => [item, messages.required]);
      throw new AppError("invalidParameter", { fields: Object.fromEntries(fields) });
    }
    if (judgement && isJudgementTooSoon(judgement, now)) throw new AppError("judgementTooSoon");
    if (await isStillRemanded(tx, profile, judgement)) throw new AppError("invalidParameter");

    const { registrationStatus } = effect;
    await tx
      .update(jokers)
      .set({ registrationStatus, updatedAt: now })
      .where(eq(jokers.id, jokerId));
    if (effect.judgement === "keep")
      return { isNew: false, registrationStatus, status: "requested" as const };

    await submitProfile(tx, ctx, judgement);
    return { isNew: true, registrationStatus, status: "requested" as const };
  });

  if (result.isNew) await signalJudgement(ctx, jokerId);
  return { registrationStatus: result.registrationStatus, judgementStatus: result.status };
}
