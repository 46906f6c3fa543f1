import type { OfferStatus } from "./states.ts";

/** What the first talk is for. */
export const offerPurposes = ["casual", "interview"] as const;
export type OfferPurpose = (typeof offerPurposes)[number];

/** Why a seeker passes an offer over; for the operator's figures only, never for the company. */
export const declineReasons = [
  "jobContent",
  "workplace",
  "salary",
  "companyPhase",
  "timing",
  "message",
  "other",
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** Tabs of the offers screen, the same keys the address carries. */
export const jokerOfferTabs = ["received", "likes", "closed"] as const;
export type JokerOfferTab = (typeof jokerOfferTabs)[number];
export const jokerOfferTabLabels = {
  received: "届いたオファー",
  likes: "興味ありを送った",
  closed: "終了",
} as const satisfies Record<JokerOfferTab, string>;

export const aceOfferTabs = ["sent", "likes", "closed"] as const;
export type AceOfferTab = (typeof aceOfferTabs)[number];
export const aceOfferTabLabels = {
  sent: "送ったオファー",
  likes: "興味ありが届いた",
  closed: "終了",
} as const satisfies Record<AceOfferTab, string>;

/** By what a company narrows the list of its offers. */
export interface SentOfferFilter {
  readonly status?: OfferStatus | undefined;
  readonly aceId?: string | undefined;
  /** Words of the position's title. */
  readonly words?: string | undefined;
}

/** How the offers that wait can be ordered; closed ones always stand with the newest first. */
export const offerSorts = ["newest", "deadline"] as const;
export type OfferSort = (typeof offerSorts)[number];
export const offerSortLabels = {
  newest: "新着順",
  deadline: "回答期限が近い順",
} as const satisfies Record<OfferSort, string>;
