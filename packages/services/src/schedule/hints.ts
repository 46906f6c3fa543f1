import type { BusPort } from "@tefuda/adapters/bus/port";
import { type Appended, hintAppended } from "../chat/append-message.ts";
import { hintChangedMessage } from "../matching/hints.ts";

/** What the live streams of interviews listen for; the id is the matching's. */
export const SCHEDULE_HINT = "schedules";

/** What a step of an interview changed: give it to {@link hintScheduleChange} after commit. */
export interface ScheduleChange {
  readonly scheduleId: string;
  readonly message: Appended;
  /** Earlier messages of the thread that are superseded from now on. */
  readonly expiredMessageIds: readonly string[];
}

/** Tells both sides of a thread that its interview took a step. Call it after commit. */
export function hintScheduleChange(bus: BusPort, change: ScheduleChange | undefined): void {
  if (!change) return;
  const { matchingId, userIds } = change.message;
  for (const messageId of change.expiredMessageIds)
    hintChangedMessage(bus, userIds, { matchingId, messageId });
  hintAppended(bus, change.message);
  bus.publish({ to: userIds, topic: SCHEDULE_HINT, id: matchingId });
  // Those it was told to have a notification more.
  for (const userId of userIds) bus.publish({ to: [userId], topic: "notifications", id: userId });
}
