import type { BusPort } from "@tefuda/adapters/bus/port";

export const ANNOUNCES_SIGNAL = "announces";

/**
 * Tells a reader's own open pages that the reader has read an announcement, or all of them. Call it
 * after commit.
 */
export function signalOwnMarks(bus: BusPort, userId: string, id: string | "all") {
  bus.publish({ to: [userId], topic: ANNOUNCES_SIGNAL, id });
}

/** Tells everyone's open pages that an announcement came or went. Call it after commit. */
export function signalAnnounce(
  { ports }: { readonly ports: { readonly bus: BusPort } },
  id: string,
) {
  ports.bus.publish({ to: "everyone", topic: ANNOUNCES_SIGNAL, id });
}
