import { compassResults, compassRuns } from "@tefuda/db/schema/compass";
import { and, isNull, lt } from "@tefuda/db/sql";
import { addJstDays, startOfJstDay } from "@tefuda/domain/time/jst";
import type { Ctx } from "../kernel/context.ts";

/** Deletes what visitors asked for and nobody took over, and the counts of days that are over. */
export async function purgeCompass({ db, clock }: Pick<Ctx, "db" | "clock">): Promise<void> {
  const yesterday = addJstDays(startOfJstDay(clock()), -1);
  await db
    .delete(compassResults)
    .where(and(isNull(compassResults.jokerId), lt(compassResults.createdAt, yesterday)));
  await db.delete(compassRuns).where(lt(compassRuns.startedAt, yesterday));
}
