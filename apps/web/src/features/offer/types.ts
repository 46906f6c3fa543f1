import type { Outputs } from "@/platform/trpc";

/** An offer as the seeker who received it sees it. */
export type JokerOffer = Extract<Outputs["offer"]["list"], { side: "joker" }>["items"][number];
/** The same with the position it is for. */
export type JokerOfferDetail = Extract<Outputs["offer"]["get"], { side: "joker" }>;
