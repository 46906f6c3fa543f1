import type { Db } from "@tefuda/db/client";
import { operators } from "@tefuda/db/schema/account";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { and, asc, count, eq, inArray } from "@tefuda/db/sql";
import { isHeldByOther } from "@tefuda/domain/judgement/claim";
import { judgementDeadline } from "@tefuda/domain/judgement/policy";
import {
  JUDGEMENTS_PER_PAGE,
  type JudgementQueue,
  type ListJudgements,
  queueStatuses,
} from "@tefuda/domain/judgement/queue";
import { type JudgementStatus, judgementStatuses } from "@tefuda/domain/judgement/states";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, oneMoreThan, pageOf, whereAfter } from "../kernel/cursor.ts";
import { readPace } from "./pace.ts";

/**
 * One page of the judging queue, the longest waiting first, with the number of cases in each
 * status. Names are shown to the operators who judge, nobody else reads this list.
 */
export async function listJudgements(ctx: Ctx<OperatorActor>, input: ListJudgements) {
  const now = ctx.clock();
  const rows = await ctx.db
    .select({
      jokerId: jokerJudgements.jokerId,
      id: jokerJudgements.id,
      status: jokerJudgements.status,
      requestedAt: jokerJudgements.requestedAt,
      requestCount: jokerJudgements.requestCount,
      reviewedAt: jokerJudgements.reviewedAt,
      rank: jokerJudgements.rank,
      name: jokers.name,
      industry: jokers.industry,
      occupation: jokers.occupation,
      subOccupation: jokers.subOccupation,
      reviewerName: operators.name,
      reviewerId: jokerJudgements.reviewerId,
      claimedAt: jokerJudgements.claimedAt,
    })
    .from(jokerJudgements)
    .innerJoin(jokers, eq(jokers.id, jokerJudgements.jokerId))
    .leftJoin(operators, eq(operators.id, jokerJudgements.reviewerId))
    .where(
      and(
        whereQueue(input.queue),
        whereAfter(jokerJudgements.requestedAt, jokerJudgements.id, decodeCursor(input.cursor)),
      ),
    )
    .orderBy(asc(jokerJudgements.requestedAt), asc(jokerJudgements.id))
    .limit(oneMoreThan(JUDGEMENTS_PER_PAGE));

  const { page, nextCursor } = pageOf(rows, JUDGEMENTS_PER_PAGE, (row) => ({
    at: row.requestedAt,
    id: row.id,
  }));
  return {
    items: page.map(({ id, reviewerId, claimedAt, ...item }) => ({
      ...item,
      /** In a colleague's hands just now. */
      isHeld: isHeldByOther({ ...item, reviewerId, claimedAt }, ctx.actor.userId, now),
      deadline: judgementDeadline(item.requestedAt),
    })),
    nextCursor,
    counts: await countByStatus(ctx.db),
    pace: await readPace(ctx.db, ctx.actor.userId, now),
  };
}

const whereQueue = (queue: JudgementQueue) =>
  inArray(jokerJudgements.status, [...queueStatuses[queue]]);

async function countByStatus(db: Db): Promise<Record<JudgementStatus, number>> {
  const counted = await db
    .select({ status: jokerJudgements.status, count: count() })
    .from(jokerJudgements)
    .groupBy(jokerJudgements.status);
  const byStatus = new Map(counted.map((row) => [row.status, row.count]));
  const pairs = judgementStatuses.map((status) => [status, byStatus.get(status) ?? 0]);
  return Object.fromEntries(pairs) as Record<JudgementStatus, number>;
}
