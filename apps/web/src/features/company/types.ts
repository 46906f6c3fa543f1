import type { Outputs } from "@/platform/trpc";

export type FoundCompanies = Outputs["company"]["list"];
export type CompanyDoc = FoundCompanies["hits"][number];
/** Companies chosen for one joker, with the reasons. */
export type RecommendedDoc = Outputs["company"]["recommended"];
export type CompanyPageDoc = Outputs["company"]["get"];
