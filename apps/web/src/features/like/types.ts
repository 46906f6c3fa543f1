import type { Outputs } from "@/platform/trpc";

type Page = Outputs["like"]["list"];

/** A like as the seeker who sent it sees it. */
export type JokerLike = Extract<Page, { side: "joker" }>["items"][number];
/** A like as the company that received it sees it. */
export type CompanyLike = Extract<Page, { side: "company" }>["items"][number];
export type Standing = Outputs["like"]["standings"][number];
export type Receiver = Outputs["like"]["receivers"]["receivers"][number];

/** The tabs that likes stand in. */
export type LikeTab = "likes" | "closed";
