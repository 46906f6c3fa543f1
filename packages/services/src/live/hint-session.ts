import type { BusPort } from "@tefuda/adapters/bus/port";

/** The hint that a person's sessions or rights changed; open streams look again who is calling. */
export const SESSION_HINT = "session";

/** Tells a person's open streams that sessions ended or rights changed. Call it after commit. */
export function hintSession(bus: BusPort, userId: string) {
  bus.publish({ to: [userId], topic: SESSION_HINT, id: userId });
}
