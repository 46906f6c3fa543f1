import type { Outputs } from "@/platform/trpc";

export type OperatorCompanyDoc = Outputs["operatorCompany"]["list"]["items"][number];
export type CompanyFileDoc = Outputs["operatorCompany"]["get"];
