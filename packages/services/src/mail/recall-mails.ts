import { mailOutbox } from "@tefuda/db/schema/mail";
import { and, eq, gt } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";
import { LONGEST_RETRY_MS } from "./deliver-next-mail.ts";

/**
 * Lets mails leave that wait for longer than any mail does: they were written or tried while the clock was
 * ahead, which has been set back since.
 */
export async function recallMails({ db, clock }: Pick<Ctx, "db" | "clock">): Promise<void> {
  const now = clock();
  const latest = new Date(now.getTime() + LONGEST_RETRY_MS);
  await db
    .update(mailOutbox)
    .set({ nextAttemptAt: now })
    .where(and(eq(mailOutbox.status, "waiting"), gt(mailOutbox.nextAttemptAt, latest)));
}
