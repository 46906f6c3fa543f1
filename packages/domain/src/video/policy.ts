import {
  VIDEO_CLOSE_MINUTES_AFTER,
  VIDEO_DONE_SECONDS_TOGETHER,
  VIDEO_NO_SHOW_MINUTES,
  VIDEO_OPEN_MINUTES_BEFORE,
  VIDEO_RECONNECT_SECONDS,
  VIDEO_SILENT_MINUTES,
} from "../constants/timing.ts";
import { MINUTE_MS } from "../time/units.ts";
import { outSince, type SeatTimes } from "./presence.ts";

/** Days after an interview in which its review is asked for. */
export const REVIEW_DAYS = 14;

export interface PlannedInterview {
  readonly startAt: Date;
  readonly endAt: Date;
}

/** Whether the room can be entered: from 10 minutes before the start to 60 after the planned end. */
export function isRoomOpen({ startAt, endAt }: PlannedInterview, now: Date): boolean {
  return (
    now.getTime() >= startAt.getTime() - VIDEO_OPEN_MINUTES_BEFORE * MINUTE_MS &&
    now.getTime() <= endAt.getTime() + VIDEO_CLOSE_MINUTES_AFTER * MINUTE_MS
  );
}

/** Whole minutes until the room opens, 0 once it has. */
export function minutesUntilOpen({ startAt }: PlannedInterview, now: Date): number {
  const opens = startAt.getTime() - VIDEO_OPEN_MINUTES_BEFORE * MINUTE_MS;
  return Math.max(0, Math.ceil((opens - now.getTime()) / MINUTE_MS));
}

/** When the room opens and when it closes for good. */
export function roomWindow({ startAt, endAt }: PlannedInterview) {
  return {
    opensAt: new Date(startAt.getTime() - VIDEO_OPEN_MINUTES_BEFORE * MINUTE_MS),
    closesAt: new Date(endAt.getTime() + VIDEO_CLOSE_MINUTES_AFTER * MINUTE_MS),
  };
}

/** A room with the seats of both members; one who never came has none. */
export interface RoomState extends PlannedInterview {
  readonly togetherSeconds: number;
  readonly seats: readonly [SeatTimes | undefined, SeatTimes | undefined];
}

const LEFT_MS = VIDEO_RECONNECT_SECONDS * 1000;
const SILENT_MS = VIDEO_SILENT_MINUTES * MINUTE_MS;

const isMet = ({ togetherSeconds }: RoomState) => togetherSeconds >= VIDEO_DONE_SECONDS_TOGETHER;

/**
 * What a room comes to by itself, undefined while it stays open. It is done when both were together
 * for a minute and one of them, out since the planned start or later, did not come back: within a
 * minute after leaving by choice, within ten after falling silent, which a train in a tunnel does as
 * well. At the end of the window it is done when they met, a no-show when
 * one of them waited alone, and cancelled otherwise.
 */
export function outcomeByItself(
  room: RoomState,
  now: Date,
): "done" | "noShow" | "cancelled" | undefined {
  if (now > roomWindow(room).closesAt) {
    if (isMet(room)) return "done";
    return room.seats.filter((seat) => seat !== undefined).length === 1 ? "noShow" : "cancelled";
  }
  const wentForGood = room.seats.some((seat) => {
    const since = outSince(seat, now);
    return (
      since !== undefined &&
      since >= room.startAt &&
      now.getTime() - since.getTime() >= (seat?.leftAt ? LEFT_MS : SILENT_MS)
    );
  });
  return isMet(room) && wentForGood ? "done" : undefined;
}

/**
 * Whether the one who waits may say that the other did not come: from 15 minutes after the start,
 * and only of somebody who has not been there since it.
 */
export function canReportNoShow(
  interview: PlannedInterview,
  other: SeatTimes | undefined,
  now: Date,
): boolean {
  const since = now.getTime() - interview.startAt.getTime();
  const wentBefore = outSince(other, now);
  const isAbsent = !other || (wentBefore !== undefined && wentBefore < interview.startAt);
  return isAbsent && since >= VIDEO_NO_SHOW_MINUTES * MINUTE_MS;
}
