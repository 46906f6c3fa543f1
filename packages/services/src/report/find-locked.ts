import type { Tx } from "@tefuda/db/client";
import { reports } from "@tefuda/db/schema/report";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";

/**
 * A report for an operator's step, its row locked. Of two operators who looked at the same version
 * the second is refused.
 * @throws dataNotFound, lock
 */
export async function findLocked(
  tx: Tx,
  { reportId, lockVersion }: { readonly reportId: string; readonly lockVersion: number },
) {
  const [report] = await tx
    .select()
    .from(reports)
    .where(eq(reports.id, reportId))
    .for("no key update");
  if (!report) throw new AppError("dataNotFound");
  if (report.lockVersion !== lockVersion) throw new AppError("lock");
  return report;
}
