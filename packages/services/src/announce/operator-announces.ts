import { operators } from "@tefuda/db/schema/account";
import { announces } from "@tefuda/db/schema/notification";
import { and, desc, eq, gt, isNotNull, isNull, lte, type SQL } from "@tefuda/db/sql";
import { ANNOUNCES_PER_PAGE, type OperatorAnnounces } from "@tefuda/domain/announce/schema";
import { type AnnounceState, announceState } from "@tefuda/domain/announce/states";
import type { OperatorActor } from "@tefuda/domain/policy/actor";
import type { Ctx } from "../kernel/context.ts";
import { decodeCursor, oneMoreThan, pageOf, whereBefore } from "../kernel/cursor.ts";

/** One page of all announcements with their states, the latest time first, and how many stand in each. */
export async function listOperatorAnnounces(
  { db, clock }: Ctx<OperatorActor>,
  { state, cursor }: OperatorAnnounces,
) {
  const now = clock();
  const rows = await db
    .select({
      id: announces.id,
      content: announces.content,
      target: announces.target,
      publishAt: announces.publishAt,
      withdrawnAt: announces.withdrawnAt,
      lockVersion: announces.lockVersion,
      createdAt: announces.createdAt,
      publishedByName: operators.name,
    })
    .from(announces)
    .leftJoin(operators, eq(operators.id, announces.publishedBy))
    .where(
      and(
        state && whereIn(state, now),
        whereBefore(announces.publishAt, announces.id, decodeCursor(cursor)),
      ),
    )
    .orderBy(desc(announces.publishAt), desc(announces.id))
    .limit(oneMoreThan(ANNOUNCES_PER_PAGE));
  const { page, nextCursor } = pageOf(rows, ANNOUNCES_PER_PAGE, (row) => ({
    at: row.publishAt,
    id: row.id,
  }));
  const countOf = (which: AnnounceState) => db.$count(announces, whereIn(which, now));
  const [planned, visible, withdrawn] = await Promise.all([
    countOf("planned"),
    countOf("visible"),
    countOf("withdrawn"),
  ]);
  return {
    items: page.map((row) => ({ ...row, state: announceState(row, now) })),
    nextCursor,
    counts: { planned, visible, withdrawn },
  };
}

/** Mirrors `announceState` of the domain. */
function whereIn(state: AnnounceState, now: Date): SQL | undefined {
  const isThere = isNull(announces.withdrawnAt);
  switch (state) {
    case "planned":
      return and(isThere, gt(announces.publishAt, now));
    case "visible":
      return and(isThere, lte(announces.publishAt, now));
    case "withdrawn":
      return isNotNull(announces.withdrawnAt);
    default:
      return state satisfies never;
  }
}
