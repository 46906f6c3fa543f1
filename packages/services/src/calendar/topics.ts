import type { BusPort } from "@tefuda/adapters/bus/port";
import { can } from "@tefuda/domain/policy/can";
import type { LiveTopic } from "../live/topic.ts";
import { nothing } from "../matching/topics.ts";

const LINK_HINT = "calendar-link";

/** Tells a member's open pages that the link to their calendar came, ended or lapsed. Call it after commit. */
export function hintCalendarLink(
  { ports }: { readonly ports: { readonly bus: BusPort } },
  userId: string,
): void {
  ports.bus.publish({ to: [userId], topic: LINK_HINT, id: userId });
}

/** `calendar-link`: that the reader's own link changed; the page reads how it stands by itself. */
export const calendarLinkTopic: LiveTopic<null> = {
  async open({ actor }) {
    if (!can(actor, "calendar:own")) return nothing;
    return {
      ...nothing,
      concerns: ({ topic }) => topic === LINK_HINT,
      read: async () => [{ type: "modified", id: "own", doc: null }],
    };
  },
};
