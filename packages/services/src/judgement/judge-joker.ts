import { jokers } from "@tefuda/db/schema/joker";
import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { isHeldByOther } from "@tefuda/domain/judgement/claim";
import type { DecideJudgement } from "@tefuda/domain/judgement/queue";
import { verdictRemarks } from "@tefuda/domain/judgement/remarks";
import {
  judgementMachine,
  registrationStatusOfJudgement,
  verdictActions,
} from "@tefuda/domain/judgement/states";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { transition } from "@tefuda/domain/states/machine";
import { jstDate } from "@tefuda/domain/time/jst";
import { upsertSearchDocument } from "../candidate/index-document.ts";
import { findProfile, type JokerRow } from "../joker/profile.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { recordEvent } from "../monitoring/record-event.ts";
import { signalJudgement } from "../signals/judgement.ts";
import { findJudgement, withStep } from "./judgement-row.ts";
import { findFollowing } from "./next-case.ts";
import { tellJoker } from "./tell-joker.ts";

/**
 * Gives a verdict on a seeker's profile (spec 4 · registrationStatus): judgement, history,
 * registration status, rank, search document, mail, notification and audit row in one
 * transaction. `passed` makes the seeker registered; `passed` is taken back only by a rejection.
 * Answers whose case follows in the queue.
 * @throws lock when the judgement or the profile moved since the operator looked or a colleague has
 * the case in hand, dataNotFound
 */
export async function judgeJoker(
  ctx: Ctx<OperatorActor>,
  input: DecideJudgement,
): Promise<{ nextJokerId: string | null }> {
  const now = ctx.clock();
  const { jokerId, status } = input;

  const place = await ctx.db.transaction(async (tx) => {
    const profile = await findProfile(tx, jokerId, { lock: true });
    const judgement = await findJudgement(tx, jokerId);
    if (!profile || !judgement) throw new AppError("dataNotFound");
    const to = transition(judgementMachine, {
      from: judgement.status,
      action: verdictActions[status],
      by: "operator",
    });
    const isSeen =
      judgement.history.length === input.steps && profile.joker.lockVersion === input.lockVersion;
    const isInOtherHands = isHeldByOther(judgement, ctx.actor.userId, now);
    if (!to || !isSeen || isInOtherHands) throw new AppError("lock");

    const { reasonCodes, fieldComments } = input;
    const rank = status === "passed" ? (input.rank ?? null) : null;
    const comment = input.comment ?? null;
    const history = withStep(judgement.history, to, now, ctx.actor.userId);
    await tx
      .update(jokerJudgements)
      .set({
        status: to,
        reviewerId: ctx.actor.userId,
        claimedAt: null,
        reviewedAt: now,
        rank,
        reasonCodes,
        fieldComments,
        comment,
        isShownJudgementPassed: false,
        history,
        updatedAt: now,
      })
      .where(eq(jokerJudgements.id, judgement.id));
    await tx
      .update(jokers)
      .set({
        registrationStatus: registrationStatusOfJudgement[to],
        rank,
        ...(to === "passed" && firstRegistration(profile.joker, now)),
        updatedAt: now,
      })
      .where(eq(jokers.id, jokerId));
    await upsertSearchDocument(tx, jokerId, now);

    await tellJoker(tx, ctx, {
      jokerId,
      email: profile.joker.email,
      verdict: status,
      remarks: verdictRemarks(input),
      key: `${judgement.id}:${history.length}`,
    });
    await recordEvent(tx, ctx, "judgement_result", { status: to }, { userId: jokerId });
    await writeAudit(tx, ctx, {
      action: "judgeJoker",
      target: { type: "joker", id: jokerId },
      reason: [status, rank, ...reasonCodes].filter(Boolean).join(" "),
    });
    return judgement;
  });

  await signalJudgement(ctx, jokerId);
  ctx.ports.bus.publish({ to: [jokerId], topic: "notifications", id: jokerId });
  return { nextJokerId: await findFollowing(ctx.db, place, ctx.actor.userId, now) };
}

/** The dates of the first registration, which a later pass leaves alone. */
function firstRegistration(joker: JokerRow, now: Date) {
  return {
    registeredOn: joker.registeredOn ?? jstDate(now),
    firstRegisteredAt: joker.firstRegisteredAt ?? now,
  };
}
