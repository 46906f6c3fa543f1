import { z } from "zod";
import { pageDirection } from "../validation/page-direction.ts";
import { type ReportStatus, reportStatuses } from "./states.ts";

export const REPORTS_PER_PAGE = 30;
export const OWN_REPORTS_PER_PAGE = 20;
export const listOwnReportsSchema = z.object({ cursor: z.string().max(200).optional() });
export const reportQueueSchema = z.enum(reportStatuses).catch("open");
export const listReportsSchema = z.strictObject({
  status: reportQueueSchema.default("open"),
  cursor: z.string().max(200).optional(),
  ...pageDirection,
});
export type ListReports = z.output<typeof listReportsSchema>;

/** Whether a report waits for an operator; the one that is due first comes first. */
export const isWaitingReport = (status: ReportStatus): boolean =>
  status === "open" || status === "investigating";
