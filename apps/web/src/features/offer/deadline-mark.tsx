import { isDeadlineNear } from "@tefuda/domain/offer/policy";
import { BellRing } from "lucide-react";
import { Badge } from "@/ui/badge";
import { offerCopy as copy } from "./copy.ja";
import type { JokerOffer } from "./types";

/** The mark of an open offer of which the seeker has been reminded. */
export function DeadlineMark({ offer, now }: { offer: JokerOffer; now: Date }) {
  const isOpen = offer.status === "sent" || offer.status === "read";
  if (!isOpen || offer.matchingId || !isDeadlineNear(offer.expiresAt, now)) return null;
  return (
    <Badge tone="gold" icon={<BellRing className="size-3.5" aria-hidden="true" />}>
      {copy.deadlineNear}
    </Badge>
  );
}
