import { offerStatusLabels } from "@tefuda/domain/offer/labels.ja";
import type { OfferStatus } from "@tefuda/domain/offer/states";
import { Badge, type BadgeTone } from "@/ui/badge";

const tones = {
  sent: "accent",
  read: "neutral",
  interested: "pine",
  declined: "neutral",
  expired: "neutral",
  withdrawn: "neutral",
} as const satisfies Record<OfferStatus, BadgeTone>;

/** The state of an offer in the seeker's words. */
export function OfferStatusBadge({ status }: { status: OfferStatus }) {
  return <Badge tone={tones[status]}>{offerStatusLabels[status].joker}</Badge>;
}
