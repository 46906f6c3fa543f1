import type { Outputs } from "@/platform/trpc";

/** An offer as the company that sent it sees it. */
export type SentOffer = Extract<Outputs["offer"]["list"], { side: "company" }>["items"][number];
/** How much of a text the company has sent before. */
export type CheckedText = Outputs["offer"]["checkText"];
export type OfferQuota = Outputs["offer"]["quota"];
export type OfferTemplate = Outputs["offer"]["templates"][number];
/** Positions that an offer can be linked to, the newest of them or those with some words. */
export type LinkablePositions = Outputs["recruitment"]["listLinkable"];
export type LinkableRecruitment = LinkablePositions["items"][number];
