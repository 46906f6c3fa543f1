import type { Outputs } from "@/platform/trpc";

export type FoundRecruitments = Outputs["recruitment"]["list"];
/** A position as a list shows it. */
export type RecruitmentCardData = FoundRecruitments["hits"][number];
/** A position as its page shows it. */
export type RecruitmentView = Outputs["recruitment"]["get"];
