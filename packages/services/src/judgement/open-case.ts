import type { Db, Tx } from "@tefuda/db/client";
import { operators } from "@tefuda/db/schema/account";
import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { AppError } from "@tefuda/domain/errors/app-error";
import { judgementDeadline } from "@tefuda/domain/judgement/policy";
import { queueStatuses } from "@tefuda/domain/judgement/queue";
import { proposeRank } from "@tefuda/domain/judgement/rank";
import { proposePoints } from "@tefuda/domain/judgement/rubric";
import { judgementMachine } from "@tefuda/domain/judgement/states";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import { transition } from "@tefuda/domain/states/machine";
import { and, asc, desc, eq, gt, inArray, lt, or } from "drizzle-orm";
import { findProfile, profileOf } from "../joker/profile.ts";
import { writeAudit } from "../kernel/audit.ts";
import type { Ctx } from "../kernel/context.ts";
import { hintJudgement } from "./hints.ts";
import { findJudgement, type JudgementRow, withStep } from "./judgement-row.ts";

export type JudgementCase = Awaited<ReturnType<typeof openCase>>;

/**
 * Opens a case for an operator: the whole profile as typed, the history, a rank proposed by
 * counting, and the cases that wait before and after it. A waiting case becomes `reviewing`, and
 * every view is logged (spec 3 · Joker judgement, spec 6 · Support operator).
 * @throws dataNotFound
 */
export async function openCase(ctx: Ctx<OperatorActor>, { jokerId }: { jokerId: string }) {
  const { profile, judgement, isOpened } = await ctx.db.transaction(async (tx) => {
    const profile = await findProfile(tx, jokerId, { lock: true });
    const found = await findJudgement(tx, jokerId);
    if (!profile || !found) throw new AppError("dataNotFound");
    await writeAudit(tx, ctx, {
      action: "openJudgement",
      target: { type: "joker", id: jokerId },
    });
    const judgement = await beginReview(tx, ctx, found);
    return { profile, judgement, isOpened: judgement !== found };
  });
  if (isOpened) await hintJudgement(ctx, jokerId);

  const shown = profileOf(profile);
  const points = proposePoints(shown);
  return {
    jokerId,
    profile: shown,
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
    ...(await findNeighbours(ctx.db, judgement)),
  };
}

async function beginReview(tx: Tx, ctx: Ctx<OperatorActor>, judgement: JudgementRow) {
  const to = transition(judgementMachine, {
    from: judgement.status,
    action: "open",
    by: "operator",
  });
  if (!to) return judgement;
  const now = ctx.clock();
  const change = {
    status: to,
    reviewerId: ctx.actor.userId,
    history: withStep(judgement.history, to, now, ctx.actor.userId),
    updatedAt: now,
  };
  await tx.update(jokerJudgements).set(change).where(eq(jokerJudgements.id, judgement.id));
  return { ...judgement, ...change };
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

/** The seekers whose cases wait just before and after this one. */
async function findNeighbours(db: Db, { id, requestedAt: at }: JudgementRow) {
  const { requestedAt, id: column, status, jokerId } = jokerJudgements;
  const waiting = inArray(status, [...queueStatuses.open]);
  const one = { jokerId };
  const [previous] = await db
    .select(one)
    .from(jokerJudgements)
    .where(and(waiting, or(lt(requestedAt, at), and(eq(requestedAt, at), lt(column, id)))))
    .orderBy(desc(requestedAt), desc(column))
    .limit(1);
  const [next] = await db
    .select(one)
    .from(jokerJudgements)
    .where(and(waiting, or(gt(requestedAt, at), and(eq(requestedAt, at), gt(column, id)))))
    .orderBy(asc(requestedAt), asc(column))
    .limit(1);
  return { previousJokerId: previous?.jokerId ?? null, nextJokerId: next?.jokerId ?? null };
}
