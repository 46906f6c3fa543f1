import type { Db } from "@tefuda/db/client";
import { jokerJudgements } from "@tefuda/db/schema/judgement";
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or, type SQL } from "@tefuda/db/sql";
import { CLAIM_MINUTES } from "@tefuda/domain/judgement/claim";
import { queueStatuses } from "@tefuda/domain/judgement/queue";
import type { JudgementRow } from "./judgement-row.ts";

type Place = Pick<JudgementRow, "id" | "requestedAt">;

/** Waiting for a verdict, and not in a colleague's hands. */
function whereFree(operatorId: string, now: Date): SQL | undefined {
  const { status, reviewerId, claimedAt } = jokerJudgements;
  return and(
    inArray(status, [...queueStatuses.open]),
    or(
      eq(status, "requested"),
      isNull(reviewerId),
      eq(reviewerId, operatorId),
      isNull(claimedAt),
      lte(claimedAt, new Date(now.getTime() - CLAIM_MINUTES * 60_000)),
    ),
  );
}

const { requestedAt, id } = jokerJudgements;
const after = ({ requestedAt: at, id: than }: Place) =>
  or(gt(requestedAt, at), and(eq(requestedAt, at), gt(id, than)));
const before = ({ requestedAt: at, id: than }: Place) =>
  or(lt(requestedAt, at), and(eq(requestedAt, at), lt(id, than)));

async function firstOf(db: Db, where: SQL | undefined, order: typeof asc) {
  const [found] = await db
    .select({ jokerId: jokerJudgements.jokerId })
    .from(jokerJudgements)
    .where(where)
    .orderBy(order(requestedAt), order(id))
    .limit(1);
  return found?.jokerId ?? null;
}

/** The seekers whose cases wait just before and after a place in the queue, free for this operator. */
export async function findNeighbours(db: Db, place: Place, operatorId: string, now: Date) {
  const free = whereFree(operatorId, now);
  return {
    previousJokerId: await firstOf(db, and(free, before(place)), desc),
    nextJokerId: await firstOf(db, and(free, after(place)), asc),
  };
}

/** The case that follows a verdict: the next one, or at the end of the queue the oldest that is left. */
export async function findFollowing(db: Db, place: Place, operatorId: string, now: Date) {
  const free = whereFree(operatorId, now);
  return (await firstOf(db, and(free, after(place)), asc)) ?? (await firstOf(db, free, asc));
}
