import type { BusPort } from "@tefuda/adapters/bus/port";
import { can } from "@tefuda/domain/policy/can";
import { type LiveTopic, nothing } from "../live/topic.ts";

const LINK_SIGNAL = "calendar-link";

/** Tells a member's open pages that the link to their calendar came, ended or lapsed. Call it after commit. */
export function signalCalendarLink(
  { ports }: { readonly ports: { readonly bus: BusPort } },
  userId: string,
): void {
  ports.bus.publish({ to: [userId], topic: LINK_SIGNAL, id: userId });
}

/** `calendar-link`: that the reader's own link changed; the page reads how it stands by itself. */
export const calendarLinkTopic: LiveTopic<null> = {
  async open({ actor }) {
    if (!can(actor, "calendar:own")) return nothing;
    return {
      ...nothing,
      concerns: ({ topic }) => topic === LINK_SIGNAL,
      read: async () => [{ type: "modified", id: "own", doc: null }],
    };
  },
};
