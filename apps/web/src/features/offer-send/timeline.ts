import type { OfferStatus } from "@tefuda/domain/offer/states";
import type { SentOffer } from "./types";

type Ending = Exclude<OfferStatus, "sent" | "read">;

export interface TimelineStep {
  readonly event: "sent" | "read" | "deadline" | Ending;
  readonly at: Date;
  /** It has not come yet. */
  readonly isAhead: boolean;
}

type Times = Pick<
  SentOffer,
  "status" | "createdAt" | "readAt" | "answeredAt" | "expiresAt" | "updatedAt"
>;

/** When the offer ended as its status says. */
function endOf({ status, answeredAt, expiresAt, updatedAt }: Times): TimelineStep {
  if (status === "sent" || status === "read")
    return { event: "deadline", at: expiresAt, isAhead: true };
  const at = status === "expired" ? expiresAt : (answeredAt ?? updatedAt);
  return { event: status, at, isAhead: false };
}

/** What happened to an offer, in its order; the deadline stands at the end while it is open. */
export function timelineOf(offer: Times): TimelineStep[] {
  const { createdAt, readAt } = offer;
  return [
    { event: "sent", at: createdAt, isAhead: false },
    ...(readAt ? [{ event: "read", at: readAt, isAhead: false } as const] : []),
    endOf(offer),
  ];
}
