import { keeps } from "@tefuda/db/schema/candidate";
import { asc, lte, sql } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";
import { signalCandidate } from "../signals/candidate.ts";

const BATCH = 100;

/**
 * Takes away the keeps whose time is up, some at a time, and tells the companies; answers how
 * many. An expired keep takes no slot even before: the job only tidies up and tells.
 */
export async function expireKeeps(app: Pick<Ctx, "db" | "clock" | "ports">): Promise<number> {
  const now = app.clock();
  let freed = 0;
  for (;;) {
    const due = app.db
      .select({ companyId: keeps.companyId, jokerId: keeps.jokerId })
      .from(keeps)
      .where(lte(keeps.expiresAt, now))
      .orderBy(asc(keeps.expiresAt))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    const expired = await app.db
      .delete(keeps)
      .where(sql`(${keeps.companyId}, ${keeps.jokerId}) in ${due}`)
      .returning({ companyId: keeps.companyId, jokerId: keeps.jokerId });
    for (const keep of expired) await signalCandidate(app, keep);
    freed += expired.length;
    if (expired.length === 0) return freed;
  }
}
