import { requestCounts } from "@tefuda/db/schema/request-limit";
import { lte } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";

/** Deletes counts whose window is over. */
export async function purgeCounts({ db, clock }: Pick<Ctx, "db" | "clock">): Promise<void> {
  await db.delete(requestCounts).where(lte(requestCounts.endsAt, clock()));
}
