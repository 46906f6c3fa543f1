import type { Outputs } from "@/platform/trpc";

export type ReportCase = Outputs["report"]["open"];
export type ReportItem = Outputs["report"]["list"]["items"][number];

export const reportPath = (id: string) => `/operator/reports/${id}`;
