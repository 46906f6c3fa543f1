import type { Db } from "@tefuda/db/client";
import { operators } from "@tefuda/db/schema/account";
import { eq, inArray } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { holderOf, isHeldByOther } from "@tefuda/domain/judgement/claim";
import { judgementDeadline } from "@tefuda/domain/judgement/policy";
import { proposeRank } from "@tefuda/domain/judgement/rank";
import { proposePoints } from "@tefuda/domain/judgement/rubric";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { findProfile, profileOf } from "../joker/profile.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { signalJudgement, signalQueue } from "../signals/judgement.ts";
import { takeCase } from "./claim-case.ts";
import { findJudgement, type JudgementRow } from "./judgement-row.ts";
import { findLookAlikes } from "./look-alikes.ts";
import { findNeighbours } from "./next-case.ts";
import { enteredOfPerson, withoutPerson } from "./person.ts";
import { previousSnapshot } from "./snapshots.ts";

export type JudgementCase = Awaited<ReturnType<typeof openCase>>;

/**
 * Opens a case for an operator: the profile as typed, of sex and birthday only how many are entered
 * (`viewPerson` shows them), the history, a rank proposed by counting, what the profile was at the last
 * request, accounts that look like the same person's, and the cases that wait before and after it. A
 * waiting case becomes `reviewing` and is in the caller's hands; one that a colleague has in hand stays
 * there. Every view is logged (spec 3 · Joker judgement, spec 6 · Support operator).
 * @throws dataNotFound
 */
export async function openCase(ctx: Ctx<OperatorActor>, { jokerId }: { jokerId: string }) {
  const { profile, judgement, from } = await ctx.db.transaction(async (tx) => {
    const profile = await findProfile(tx, jokerId, { lock: true });
    const found = await findJudgement(tx, jokerId);
    if (!profile || !found) throw new AppError("dataNotFound");
    await writeAudit(tx, ctx, {
      action: "openJudgement",
      target: { type: "joker", id: jokerId },
    });
    const isOpen = found.status === "requested" || found.status === "reviewing";
    // What a colleague has in hand is shown and stays in those hands.
    const isTaken = isHeldByOther(found, ctx.actor.userId, ctx.clock());
    const judgement = isOpen && !isTaken ? await takeCase(tx, ctx, found) : found;
    return { profile, judgement, from: found.status };
  });
  if (judgement.status !== from) await signalJudgement(ctx, jokerId);
  else await signalQueue(ctx, jokerId);

  const whole = profileOf(profile);
  const points = proposePoints(whole);
  const previous = await previousSnapshot(ctx.db, jokerId, judgement.requestCount);
  return {
    jokerId,
    profile: withoutPerson(whole),
    entered: enteredOfPerson(whole),
    registrationStatus: profile.joker.registrationStatus,
    lockVersion: profile.joker.lockVersion,
    createdAt: profile.joker.createdAt,
    judgement: {
      status: judgement.status,
      requestedAt: judgement.requestedAt,
      deadline: judgementDeadline(judgement.requestedAt),
      requestCount: judgement.requestCount,
      rank: judgement.rank,
      reasonCodes: judgement.reasonCodes,
      fieldComments: judgement.fieldComments,
      comment: judgement.comment,
      steps: judgement.history.length,
      history: await nameSteps(ctx.db, judgement),
    },
    proposal: { points, rank: proposeRank(points) },
    previous: previous && { ...previous, profile: withoutPerson(previous.profile) },
    lookAlikes: await findLookAlikes(ctx.db, profile.joker),
    holder: await nameHolder(ctx, judgement),
    ...(await findNeighbours(ctx.db, judgement, ctx.actor.userId, ctx.clock())),
  };
}

/** The colleague who has the case in hand; null while it is the caller's, or nobody's. */
async function nameHolder({ db, actor, clock }: Ctx<OperatorActor>, judgement: JudgementRow) {
  const holder = holderOf(judgement, clock());
  if (!holder || holder === actor.userId) return null;
  const [colleague] = await db
    .select({ name: operators.name })
    .from(operators)
    .where(eq(operators.id, holder));
  return colleague ? { name: colleague.name, since: judgement.claimedAt } : null;
}

/** The history, newest first, with the operators' names. */
async function nameSteps(db: Db, { history }: JudgementRow) {
  const ids = [...new Set(history.flatMap(({ byOperatorId }) => byOperatorId ?? []))];
  const named = ids.length
    ? await db
        .select({ id: operators.id, name: operators.name })
        .from(operators)
        .where(inArray(operators.id, ids))
    : [];
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return history
    .map(({ status, at, byOperatorId }) => ({
      status,
      at: new Date(at),
      operatorName: byOperatorId ? (names.get(byOperatorId) ?? null) : null,
    }))
    .toReversed();
}
