import { reports } from "@tefuda/db/schema/report";
import { eq } from "@tefuda/db/sql";
import { can } from "@tefuda/domain/policy/can";
import type { ReportStatus } from "@tefuda/domain/report/states";
import { changeOf, namedBy, rowTopic } from "../live/row-topic.ts";
import { type LiveCtx, type LiveTopic, nothing } from "../live/topic.ts";
import { REPORT_SIGNAL } from "../signals/report.ts";

/** Where a report stands, and the version that an open page compares with its own. */
export interface ReportMove {
  readonly status: ReportStatus;
  readonly lockVersion: number;
}

async function findMove({ db, actor }: LiveCtx, id: string): Promise<ReportMove | undefined> {
  if (!can(actor, "report:handle")) return undefined;
  const [move] = await db
    .select({ status: reports.status, lockVersion: reports.lockVersion })
    .from(reports)
    .where(eq(reports.id, id));
  return move;
}

/** `report-queue`: which report came in or moved, for the support team; the desk reads its page again. */
export const reportQueueTopic: LiveTopic<ReportMove> = {
  async open(ctx) {
    if (!can(ctx.actor, "report:handle")) return nothing;
    return {
      ...nothing,
      concerns: (signal) => signal.topic === REPORT_SIGNAL,
      read: async ({ id }) => [changeOf(id, await findMove(ctx, id))],
    };
  },
};

/** `report-case:{reportId}`: one of them; an open case sees that it is out of date. */
export const reportCaseTopic: LiveTopic<ReportMove> = rowTopic({
  find: findMove,
  concerns: namedBy(REPORT_SIGNAL),
});
