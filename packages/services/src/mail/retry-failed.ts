import { mailOutbox } from "@tefuda/db/schema/mail";
import { and, eq, gt } from "@tefuda/db/sql";
import { HOUR_MS } from "@tefuda/domain/time/units";
import type { Ctx } from "../kernel/context.ts";

/**
 * Has mails that were given up tried again from the beginning, of those that were written in so many hours
 * until now; answers how many there were. One that is not true any more is dropped when it would leave.
 */
export async function retryFailed(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  hours: number,
): Promise<number> {
  const now = clock();
  const since = new Date(now.getTime() - hours * HOUR_MS);
  const again = await db
    .update(mailOutbox)
    .set({ status: "waiting", attempts: 0, nextAttemptAt: now })
    .where(and(eq(mailOutbox.status, "failed"), gt(mailOutbox.createdAt, since)))
    .returning({ id: mailOutbox.id });
  return again.length;
}
