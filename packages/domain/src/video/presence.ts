import { VIDEO_AWAY_SECONDS } from "../constants/timing.ts";

const AWAY_MS = VIDEO_AWAY_SECONDS * 1000;

/** The times of one member's seat in a room. */
export interface SeatTimes {
  /** From when the seat has been there without a gap. */
  readonly since: Date;
  /** When it was last heard of. */
  readonly seenAt: Date;
  /** Set when the member left by choice. */
  readonly leftAt: Date | null;
}

/** `away` is a seat that fell silent without leaving: a lost connection, a sleeping phone. */
export type SeatPresence = "absent" | "present" | "away" | "left";

/** Where a member is now. */
export function presenceOf(seat: SeatTimes | undefined, now: Date): SeatPresence {
  if (!seat) return "absent";
  if (seat.leftAt) return "left";
  return now.getTime() - seat.seenAt.getTime() <= AWAY_MS ? "present" : "away";
}

/** Since when a member has been out of the room; undefined while in it, and for who never came. */
export function outSince(seat: SeatTimes | undefined, now: Date): Date | undefined {
  if (!seat || presenceOf(seat, now) === "present") return undefined;
  return seat.leftAt ?? seat.seenAt;
}

/** The seat's times once it is heard of: one that was out begins anew. */
export function sitOn(seat: SeatTimes | undefined, now: Date): SeatTimes {
  const isThere = presenceOf(seat, now) === "present";
  return { since: isThere && seat ? seat.since : now, seenAt: now, leftAt: null };
}

/** The seat's times once its member has left by choice. */
export function leaveSeat(seat: SeatTimes, now: Date): SeatTimes {
  return { ...sitOn(seat, now), leftAt: now };
}

/** How long both were in the room together, and up to when that is counted. */
export interface Together {
  readonly togetherSeconds: number;
  readonly countedTo: Date | null;
}

/**
 * Counts on, up to the last moment at which both are known to have been there. To be called at
 * each event, before anything that happens later: what is counted is never counted again, so
 * leaving and coming back, in whatever order, adds up to the true time.
 */
export function countTogether(
  together: Together,
  a: SeatTimes | undefined,
  b: SeatTimes | undefined,
): Together {
  if (!a || !b) return together;
  const from = Math.max(
    a.since.getTime(),
    b.since.getTime(),
    together.countedTo?.getTime() ?? Number.NEGATIVE_INFINITY,
  );
  const to = Math.min(a.seenAt.getTime(), b.seenAt.getTime());
  if (to <= from) return together;
  return {
    togetherSeconds: together.togetherSeconds + (to - from) / 1000,
    countedTo: new Date(to),
  };
}
