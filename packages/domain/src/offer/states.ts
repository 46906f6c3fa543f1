import type { Machine } from "../states/machine.ts";

export const offerStatuses = [
  "sent",
  "read",
  "interested",
  "declined",
  "expired",
  "withdrawn",
] as const;
export type OfferStatus = (typeof offerStatuses)[number];

export type OfferAction = "send" | "read" | "accept" | "decline" | "withdraw" | "expire";
export type OfferParty = "ace" | "joker" | "system";

/** How an offer moves; the undo window of a withdrawal is checked beside it. */
export const offerMachine: Machine<OfferStatus, OfferAction, OfferParty> = [
  { from: "none", action: "send", by: ["ace"], to: "sent" },
  { from: "sent", action: "read", by: ["joker"], to: "read" },
  { from: "sent", action: "accept", by: ["joker"], to: "interested" },
  { from: "sent", action: "decline", by: ["joker"], to: "declined" },
  { from: "sent", action: "withdraw", by: ["ace"], to: "withdrawn" },
  { from: "sent", action: "expire", by: ["system"], to: "expired" },
  { from: "read", action: "accept", by: ["joker"], to: "interested" },
  { from: "read", action: "decline", by: ["joker"], to: "declined" },
  { from: "read", action: "withdraw", by: ["ace"], to: "withdrawn" },
  { from: "read", action: "expire", by: ["system"], to: "expired" },
];

/** Offers that still wait for an answer. */
export const liveOfferStatuses = ["sent", "read"] as const satisfies readonly OfferStatus[];

/** The seeker's answer as the offer record holds it: absent while unanswered (spec 3 · Offer). */
export function isInterestedOf(status: OfferStatus): boolean | undefined {
  switch (status) {
    case "interested":
      return true;
    case "declined":
      return false;
    case "sent":
    case "read":
    case "expired":
    case "withdrawn":
      return undefined;
    default:
      return status satisfies never;
  }
}
