import type { Outputs } from "@/platform/trpc";

export type AceCardDoc = Outputs["ace"]["search"]["hits"][number];
export type FoundAces = Outputs["ace"]["search"];
export type AcePageDoc = Outputs["ace"]["get"];
export type AceProfileDoc = NonNullable<AcePageDoc["profile"]>;
