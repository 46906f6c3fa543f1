import type { Outputs } from "@/platform/trpc";

/** A seeker's work without the person, as every company sees it before a match. */
export type MaskedProfile = Outputs["joker"]["preview"]["before"];
/** A candidate as the company's lists show one. */
export type Candidate = Outputs["candidate"]["searchJokers"]["hits"][number];
/** A candidate's page: the same person with more about their work. */
export type CandidateProfile = Outputs["candidate"]["getJokerForCompany"];
