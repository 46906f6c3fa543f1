import { trackEventsSchema } from "@tefuda/domain/monitoring/client-events";
import {
  auditFilterSchema,
  errorDetailSchema,
  listAuditSchema,
  listErrorsSchema,
} from "@tefuda/domain/monitoring/logs";
import { errorLogSchema } from "@tefuda/domain/monitoring/schema";
import { readDesk } from "@tefuda/services/desk/overview";
import { exportAudit, listAudit } from "@tefuda/services/monitoring/list-audit";
import { listErrors, listOccurrences } from "@tefuda/services/monitoring/list-errors";
import { logError } from "@tefuda/services/monitoring/log-error";
import { trackEvents } from "@tefuda/services/monitoring/track-events";
import { procedure, router } from "../trpc/procedure.ts";

/** What went wrong, who did what, and what waits (spec 7 · Error log write, spec 6). */
export const monitoringRouter = router({
  logError: procedure
    .access("visitor:any")
    .input(errorLogSchema)
    .mutation(({ ctx, input }) => logError(ctx, input)),
  trackEvents: procedure
    .access("visitor:any")
    .input(trackEventsSchema)
    .mutation(({ ctx, input }) => trackEvents(ctx, input)),
  desk: procedure.access("operator:desk").query(({ ctx }) => readDesk(ctx)),
  errors: procedure
    .access("operator:logs")
    .input(listErrorsSchema)
    .query(({ ctx, input }) => listErrors(ctx, input)),
  occurrences: procedure
    .access("operator:logs")
    .input(errorDetailSchema)
    .query(({ ctx, input }) => listOccurrences(ctx, input)),
  /** Each look is put on record, so neither is a query. */
  audit: procedure
    .access("operator:logs")
    .input(listAuditSchema)
    .mutation(({ ctx, input }) => listAudit(ctx, input)),
  exportAudit: procedure
    .access("operator:logs")
    .input(auditFilterSchema)
    .mutation(({ ctx, input }) => exportAudit(ctx, input)),
});
