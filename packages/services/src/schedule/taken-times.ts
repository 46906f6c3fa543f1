import { whereMemberOf } from "@tefuda/db/queries/matching";
import { aces } from "@tefuda/db/schema/ace";
import { jokers } from "@tefuda/db/schema/joker";
import { matchings } from "@tefuda/db/schema/matching";
import { schedules } from "@tefuda/db/schema/schedule";
import { and, asc, eq, isNotNull } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { WITHDRAWN_USER_NAME } from "@tefuda/domain/joker/display-name";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { spansOfHours } from "@tefuda/domain/schedule/available-hours";
import type { Span } from "@tefuda/domain/schedule/policy";
import type { TakenTimes } from "@tefuda/domain/schedule/schema";
import type { Ctx } from "../kernel/context.ts";
import { whereReachable } from "../matching/reach.ts";
import { readAvailableHours } from "./available-hours.ts";
import { fixedWithin } from "./fixed-spans.ts";

/** A span for a client; ISO strings in UTC. */
export interface SpanView {
  readonly startAt: string;
  readonly endAt: string;
}

const view = ({ startAt, endAt }: Span): SpanView => ({
  startAt: startAt.toISOString(),
  endAt: endAt.toISOString(),
});

/**
 * What a week grid shows beside the calendar: the caller's own fixed interviews, and the weekly
 * hours of both sides as they fall into the span. Of the other side's interviews nothing is told.
 * @throws AppError dataNotFound for a stranger's thread
 */
export async function getTakenTimes(
  { db, actor }: Ctx<MemberActor>,
  { matchingId, from, to }: TakenTimes,
) {
  const span = { startAt: from, endAt: to };
  const [thread] = await db
    .select({ aceId: matchings.aceId, jokerId: matchings.jokerId })
    .from(matchings)
    .where(
      and(
        eq(matchings.id, matchingId),
        isNotNull(matchings.aceId),
        whereReachable(actor, "schedule:act"),
      ),
    );
  if (!thread?.aceId) throw new AppError("dataNotFound");
  const isJoker = actor.kind === "joker";
  const fixed = await db
    .select({
      matchingId: matchings.id,
      startAt: schedules.startAt,
      endAt: schedules.endAt,
      aceName: aces.name,
      jokerName: jokers.name,
    })
    .from(schedules)
    .innerJoin(matchings, eq(matchings.id, schedules.matchingId))
    .innerJoin(jokers, eq(jokers.id, matchings.jokerId))
    .innerJoin(aces, eq(aces.id, matchings.aceId))
    .where(fixedWithin(whereMemberOf(actor), span))
    .orderBy(asc(schedules.startAt));
  const hoursOf = async (userId: string) =>
    spansOfHours(await readAvailableHours(db, userId), span).map(view);
  return {
    fixed: fixed.flatMap(({ startAt, endAt, aceName, jokerName, ...thread }) =>
      startAt && endAt
        ? [
            {
              ...view({ startAt, endAt }),
              matchingId: thread.matchingId,
              partnerName: (isJoker ? aceName : jokerName) || WITHDRAWN_USER_NAME,
            },
          ]
        : [],
    ),
    mine: await hoursOf(actor.userId),
    partnerHours: await hoursOf(isJoker ? thread.aceId : thread.jokerId),
  };
}
