import type { BusPort } from "@tefuda/adapters/bus/port";

/** What the live streams of candidate lists listen for. */
export const CANDIDATES_HINT = "candidates";

/** As many people as one hint names; above that it goes to everyone, of whom staff alone follow it. */
const NAMED_MAX = 100;

/**
 * Tells staff that the candidates whom they may see have changed. It does not say who: that is
 * for each reader's own query to find. Call it after commit.
 */
export function hintCandidates(bus: BusPort, aceIds: readonly string[]) {
  if (aceIds.length === 0) return;
  const to = aceIds.length > NAMED_MAX ? "everyone" : aceIds;
  bus.publish({ to, topic: CANDIDATES_HINT, id: CANDIDATES_HINT });
}

/** Tells all staff: someone has left, come back or shows anew to every company. Call it after commit. */
export function hintAllCandidates(bus: BusPort) {
  bus.publish({ to: "everyone", topic: CANDIDATES_HINT, id: CANDIDATES_HINT });
}
