"use client";

import { type ComponentType, useEffect, useState } from "react";
import { pushOffered, pushOwner } from "@/platform/push/owner";
import { browserFacts, pushSupport } from "./support";

/** Somebody may be asked who can be, who has not refused, and whom nobody has asked before. */
const mayOffer = () =>
  pushSupport(browserFacts()) === "supported" &&
  Notification.permission !== "denied" &&
  pushOwner.get() === undefined &&
  pushOffered.get() === undefined;

/**
 * Offers pushes once in a browser until somebody signs out there, in a line of the room, when somebody waits for news: they have
 * written a message, or their interview has its date.
 */
export function PushOffer({ isGoodMoment }: { isGoodMoment: boolean }) {
  const [Line, setLine] = useState<ComponentType<{ onClose: () => void }>>();
  useEffect(() => {
    if (!isGoodMoment || !mayOffer()) return;
    // Without a connection nobody is asked, and so later.
    import("./offer-line").then(
      ({ OfferLine }) => {
        // Where that cannot be kept they would be asked on every page.
        if (pushOffered.set(true)) setLine(() => OfferLine);
      },
      () => {},
    );
  }, [isGoodMoment]);
  return Line ? <Line onClose={() => setLine(undefined)} /> : null;
}
