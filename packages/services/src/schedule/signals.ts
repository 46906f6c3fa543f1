import type { BusPort } from "@tefuda/adapters/bus/port";
import { type Appended, signalAppended } from "../chat/append-message.ts";
import { signalChangedMessage } from "../signals/matching.ts";

/** What the live streams of interviews listen for; the id is the matching's. */
export const SCHEDULE_SIGNAL = "schedules";

/** What a step of an interview changed: give it to {@link signalScheduleChange} after commit. */
export interface ScheduleChange {
  readonly scheduleId: string;
  readonly message: Appended;
  /** Earlier messages of the thread that are superseded from now on. */
  readonly expiredMessageIds: readonly string[];
}

/** Tells both sides of a thread that its interview took a step. Call it after commit. */
export function signalScheduleChange(bus: BusPort, change: ScheduleChange | undefined): void {
  if (!change) return;
  const { matchingId, userIds } = change.message;
  for (const messageId of change.expiredMessageIds)
    signalChangedMessage(bus, userIds, { matchingId, messageId });
  signalAppended(bus, change.message);
  bus.publish({ to: userIds, topic: SCHEDULE_SIGNAL, id: matchingId });
  // Those it was told to have a notification more.
  for (const userId of userIds) bus.publish({ to: [userId], topic: "notifications", id: userId });
}
