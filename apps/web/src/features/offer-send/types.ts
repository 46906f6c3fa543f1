import type { Outputs } from "@/platform/trpc";

/** An offer as the company that sent it sees it. */
export type SentOffer = Extract<Outputs["offer"]["list"], { side: "company" }>["items"][number];
/** A position that an offer can be linked to. */
export type LinkableRecruitment = Outputs["recruitment"]["listLinkable"][number];
