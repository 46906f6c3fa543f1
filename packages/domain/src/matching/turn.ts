import type { ChatViewer } from "../chat/constants.ts";
import type { ScheduleStatus } from "../schedule/states.ts";
import { addJstDays, jstParts, lastDayOf, startOfJstDay } from "../time/jst.ts";
import { DAY_MS } from "../time/units.ts";

/** So many whole days after the last move whose turn it is has to answer. */
export const TURN_DAYS = 7;
/** So many days before the last one the room and the list warn, and a reminder goes out. */
export const TURN_WARN_DAYS = 2;

const CLOSING_FROM_HOUR = 9;
const CLOSING_TO_HOUR = 20;

/** What decides whose turn it is in a thread. */
export interface TurnFacts {
  readonly isSupport: boolean;
  readonly isClosed: boolean;
  /** One of the two cannot write any more, or for now. */
  readonly isBroken: boolean;
  /** Who wrote the newest message that asks for an answer; `system` is the schedule's own word. */
  readonly lastBy: ChatViewer | "system" | null;
  /** When the thread last moved. */
  readonly movedAt: Date;
  readonly schedule: {
    readonly status: ScheduleStatus;
    readonly proposerType: ChatViewer;
    readonly expiresAt: Date;
  } | null;
}

/** Who has to answer, and until when. */
export interface Turn {
  readonly side: ChatViewer;
  /** The first moment that is too late: a midnight in Japan, or the hour at which proposals lapse. */
  readonly dueAt: Date;
}

const otherSide = (side: ChatViewer): ChatViewer => (side === "ace" ? "joker" : "ace");

/**
 * Whose turn it is: the receiver's of open proposals until these lapse, nobody's while an interview
 * is fixed, and otherwise the side that was written to, to the end of the seventh day. What the
 * schedule says by itself asks nobody for an answer, save that proposals have lapsed unanswered.
 */
export function turnOf(facts: TurnFacts): Turn | null {
  const { lastBy, movedAt, schedule } = facts;
  if (facts.isSupport || facts.isClosed || facts.isBroken || lastBy === null) return null;
  if (schedule?.status === "fixed") return null;
  if (schedule?.status === "proposed")
    return { side: otherSide(schedule.proposerType), dueAt: schedule.expiresAt };
  const dueAt = turnEnd(movedAt);
  if (lastBy !== "system") return { side: otherSide(lastBy), dueAt };
  return schedule?.status === "expired" ? { side: otherSide(schedule.proposerType), dueAt } : null;
}

/** The end of a turn of days: the midnight after the seventh day, so that the day it names is whole. */
function turnEnd(movedAt: Date): Date {
  return addJstDays(startOfJstDay(movedAt), TURN_DAYS + 1);
}

/** Threads whose turn of days is over are those that last moved before this midnight. */
export function turnsOverBefore(now: Date): Date {
  return addJstDays(startOfJstDay(now), -TURN_DAYS);
}

/** Days of the calendar in Japan that are left: 0 on the last day, below when it is over. */
export function turnDaysLeft(dueAt: Date, now: Date): number {
  return (startOfJstDay(lastDayOf(dueAt)).getTime() - startOfJstDay(now).getTime()) / DAY_MS;
}

/** Whether a turn is about to run out, or has. */
export function isTurnEnding(dueAt: Date, now: Date): boolean {
  return turnDaysLeft(dueAt, now) <= TURN_WARN_DAYS;
}

/**
 * Whether what closes a thread on time-out goes out: the turn is over. Open proposals lapse first,
 * which begins another turn.
 */
export function isCloseDue(
  { dueAt }: Pick<Turn, "dueAt">,
  scheduleStatus: ScheduleStatus | null,
  now: Date,
): boolean {
  return dueAt <= now && scheduleStatus !== "proposed";
}

/** Whether closing words may go out: they are signed by a person, who writes none at night. */
export function isClosingHour(now: Date): boolean {
  const { hour } = jstParts(now);
  return hour >= CLOSING_FROM_HOUR && hour < CLOSING_TO_HOUR;
}

/** A closing holds until somebody writes: numbers only grow. */
export function isMatchingClosed(matching: {
  readonly closedSeq: number | null;
  readonly lastSeq: number;
}): boolean {
  return matching.closedSeq === matching.lastSeq;
}
