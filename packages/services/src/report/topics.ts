import { reports } from "@tefuda/db/schema/report";
import { eq } from "@tefuda/db/sql";
import { can } from "@tefuda/domain/policy/can";
import type { ReportStatus } from "@tefuda/domain/report/states";
import { type LiveTopic, nothing } from "../live/topic.ts";
import { REPORT_SIGNAL } from "../signals/report.ts";

/** Where a report stands, and the version that an open page compares with its own. */
export interface ReportMove {
  readonly status: ReportStatus;
  readonly lockVersion: number;
}

/** `report-queue`: which report came in or moved, for the support team; the desk reads its page again. */
export const reportQueueTopic: LiveTopic<ReportMove> = {
  async open({ db, actor }) {
    if (!can(actor, "report:handle")) return nothing;
    return {
      ...nothing,
      concerns: (signal) => signal.topic === REPORT_SIGNAL,
      async read({ id }) {
        const [doc] = await db
          .select({ status: reports.status, lockVersion: reports.lockVersion })
          .from(reports)
          .where(eq(reports.id, id));
        return [doc ? { type: "modified", id, doc } : { type: "removed", id }];
      },
    };
  },
};
