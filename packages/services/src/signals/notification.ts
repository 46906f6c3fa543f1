import type { BusPort } from "@tefuda/adapters/bus/port";

/**
 * What the live streams of notifications listen for. The id is a notification's when one of them
 * changed; with any other id its reader looks at the newest ones again.
 */
export const NOTIFICATIONS_SIGNAL = "notifications";

/** Tells a user's open pages that one of their notifications changed. Call it after commit. */
export function signalNotification(bus: BusPort, userId: string, id: string) {
  bus.publish({ to: [userId], topic: NOTIFICATIONS_SIGNAL, id });
}
