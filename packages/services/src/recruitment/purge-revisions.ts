import { recruitmentRevisions, recruitments } from "@tefuda/db/schema/recruitment";
import { and, eq, inArray, lt } from "@tefuda/db/sql";
import { REVISIONS_KEPT_YEARS } from "@tefuda/domain/recruitment/constants";
import { addCalendarMonths } from "@tefuda/domain/time/jst";
import type { Ctx } from "../kernel/context.ts";

const MONTHS_A_YEAR = 12;

/** Deletes what ended positions said once the years are over for which seekers can look it up. */
export async function purgeRevisions({ db, clock }: Pick<Ctx, "db" | "clock">): Promise<void> {
  const before = addCalendarMonths(clock(), -REVISIONS_KEPT_YEARS * MONTHS_A_YEAR);
  const ended = db
    .select({ id: recruitments.id })
    .from(recruitments)
    .where(and(eq(recruitments.status, "closed"), lt(recruitments.closedAt, before)));
  await db.delete(recruitmentRevisions).where(inArray(recruitmentRevisions.recruitmentId, ended));
}
