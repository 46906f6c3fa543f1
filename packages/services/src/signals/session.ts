import type { BusPort } from "@tefuda/adapters/bus/port";

/** The signal that a person's sessions or rights changed; open streams look again who is calling. */
export const SESSION_SIGNAL = "session";

/** Tells a person's open streams that sessions ended or rights changed. Call it after commit. */
export function signalSession(bus: BusPort, userId: string) {
  bus.publish({ to: [userId], topic: SESSION_SIGNAL, id: userId });
}
