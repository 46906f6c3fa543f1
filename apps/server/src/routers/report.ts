import { listOwnReportsSchema, listReportsSchema } from "@tefuda/domain/report/queue";
import {
  createReportSchema,
  handleReportSchema,
  reportIdSchema,
  takeDownReportedSchema,
  takeReportSchema,
} from "@tefuda/domain/report/schema";
import { createReport } from "@tefuda/services/report/create-report";
import { handleReport } from "@tefuda/services/report/handle-report";
import { listOwnReports } from "@tefuda/services/report/list-own-reports";
import { listReports } from "@tefuda/services/report/list-reports";
import { openReport } from "@tefuda/services/report/open-report";
import { readReportMessages } from "@tefuda/services/report/read-messages";
import { takeDownReported } from "@tefuda/services/report/take-down-reported";
import { takeReport } from "@tefuda/services/report/take-report";
import { procedure, router } from "../trpc/procedure.ts";

export const reportRouter = router({
  /** Reports the other side of a matching (spec 3 · Report). */
  create: procedure
    .access("report:create")
    .input(createReportSchema)
    .mutation(({ ctx, input }) => createReport(ctx, input)),
  /** One page of what the caller has reported. */
  listOwn: procedure
    .access("report:view-own")
    .input(listOwnReportsSchema)
    .query(({ ctx, input }) => listOwnReports(ctx, input)),
  /** One page of the report desk. */
  list: procedure
    .access("report:handle")
    .input(listReportsSchema)
    .query(({ ctx, input }) => listReports(ctx, input)),
  /** Opens a report; the view is logged, so it is not a query. */
  open: procedure
    .access("report:handle")
    .input(reportIdSchema)
    .mutation(({ ctx, input }) => openReport(ctx, input)),
  /** The messages that the reporter agreed to show; each reading is logged. */
  readMessages: procedure
    .access("report:handle")
    .input(reportIdSchema)
    .mutation(({ ctx, input }) => readReportMessages(ctx, input)),
  /** Takes down one of those messages. */
  takeDownMessage: procedure
    .access("message:take-down")
    .input(takeDownReportedSchema)
    .mutation(({ ctx, input }) => takeDownReported(ctx, input)),
  /** Begins to look into a report. */
  take: procedure
    .access("report:handle")
    .input(takeReportSchema)
    .mutation(({ ctx, input }) => takeReport(ctx, input)),
  /** Decides on a report. */
  handle: procedure
    .access("report:handle")
    .input(handleReportSchema)
    .mutation(({ ctx, input }) => handleReport(ctx, input)),
});
