import type { Tx } from "@tefuda/db/client";
import { matchings } from "@tefuda/db/schema/matching";
import { schedules } from "@tefuda/db/schema/schedule";
import { and, asc, eq, inArray, type SQL } from "@tefuda/db/sql";
import type { ChatViewer } from "@tefuda/domain/chat/constants";
import { canCancel } from "@tefuda/domain/schedule/policy";
import { liveScheduleStatuses, schedulePartyOf } from "@tefuda/domain/schedule/states";
import type { Ctx } from "../kernel/context.ts";
import { cancelLocked } from "./cancel-schedule.ts";
import { expireLocked } from "./expire-schedules.ts";
import { lockIfThere, lockInterview, readSchedule } from "./interview.ts";
import { signalRoom } from "./room.ts";
import { type ScheduleChange, signalScheduleChange } from "./signals.ts";
import { tellCalledOff } from "./tell-sides.ts";

/** An interview that ended with somebody's leaving. */
export interface EndedSchedule {
  readonly change: ScheduleChange;
  readonly videoChatId: string | undefined;
}

/**
 * Ends what is planned in the threads of somebody who leaves, within that transaction: interviews
 * that have not begun are cancelled in the leaver's name, the leaver's proposals taken back, and
 * those that nobody is left to answer lapse. One that has begun ends with its room, one whose thread is
 * released meanwhile has ended with that.
 */
export async function endSchedules(
  tx: Tx,
  app: Pick<Ctx, "clock" | "site">,
  { where, leaver }: { readonly where: SQL; readonly leaver: ChatViewer },
): Promise<EndedSchedule[]> {
  const now = app.clock();
  const open = await tx
    .select({ id: schedules.id, matchingId: schedules.matchingId })
    .from(schedules)
    .innerJoin(matchings, eq(matchings.id, schedules.matchingId))
    .where(and(where, inArray(schedules.status, [...liveScheduleStatuses])))
    .orderBy(asc(matchings.id));
  const ended: EndedSchedule[] = [];
  for (const { id, matchingId } of open) {
    const interview = await lockIfThere(tx, eq(matchings.id, matchingId));
    if (!interview) continue;
    const isJoker = leaver === "joker";
    const { joker, ace } = interview;
    const acting = { ...interview, me: isJoker ? joker : ace, partner: isJoker ? ace : joker };
    const row = await readSchedule(tx, id);
    const isMine = schedulePartyOf(row, acting.me.side) === "proposer";
    if (row.status === "proposed" && !isMine)
      ended.push({
        change: await expireLocked(tx, app, { interview, row, now }),
        videoChatId: undefined,
      });
    else if (
      row.status === "proposed" ||
      (row.status === "fixed" && row.startAt && canCancel(row.startAt, now))
    )
      ended.push(await cancelLocked(tx, app, acting, { row, reason: {}, now }));
  }
  return ended;
}

/** Tells both sides of what ended. Call it after commit. */
export function signalEndedSchedules(
  { ports }: Pick<Ctx, "ports">,
  ended: readonly EndedSchedule[],
): void {
  for (const one of ended) {
    signalScheduleChange(ports.bus, one.change);
    signalRoom(ports.bus, one);
  }
}

/**
 * Tells the calendars of both sides that the interview of a thread that is about to be released will
 * not take place; its rows go with the thread. The thread's row has to be locked.
 */
export async function callOffInterview(
  tx: Tx,
  app: Pick<Ctx, "clock" | "site">,
  matchingId: string,
): Promise<void> {
  const [fixed] = await tx
    .select()
    .from(schedules)
    .where(and(eq(schedules.matchingId, matchingId), eq(schedules.status, "fixed")));
  if (!fixed?.startAt || !canCancel(fixed.startAt, app.clock())) return;
  const interview = await lockInterview(tx, eq(matchings.id, matchingId));
  await tellCalledOff(tx, app, interview, {
    ...fixed,
    status: "cancelled",
    calendarSequence: fixed.calendarSequence + 1,
  });
}
