import type { MailPort } from "@tefuda/adapters/mail/port";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { logFault } from "../monitoring/log-fault.ts";

const BATCH = 10;
/** How long a claimed mail is out of other workers' sight; a crashed worker's mails come back. */
const LEASE_MS = 2 * 60_000;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 60 * 60_000;
/** With the waits between them, about eight hours of trying. */
const ATTEMPTS_MAX = 14;

type App = Pick<Ctx, "db" | "clock" | "site">;
type Mail = typeof mailOutbox.$inferSelect;

/**
 * Sends the mails that are due, some at a time, and answers how many it took. Several workers may
 * run: each takes rows that no other has. A mail that the server refused waits twice as long each
 * time, and is given up after about eight hours.
 */
export async function deliverMails(app: App, port: MailPort): Promise<number> {
  const mails = await claim(app);
  for (const mail of mails) await deliver(app, port, mail);
  return mails.length;
}

/** Marks the rows before sending, because no transaction may wait for a mail server. */
async function claim({ db, clock }: App): Promise<Mail[]> {
  const now = clock();
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.status, "waiting"), lte(mailOutbox.nextAttemptAt, now)))
    .orderBy(asc(mailOutbox.nextAttemptAt))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  return db
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + LEASE_MS),
    })
    .where(inArray(mailOutbox.id, due))
    .returning();
}

async function deliver({ db, clock, site }: App, port: MailPort, mail: Mail) {
  const { id, to, subject, text, html, attempts } = mail;
  const messageId = `<${id}@${new URL(site.origin).hostname}>`;
  const row = eq(mailOutbox.id, id);
  try {
    await port.deliver({ to, subject, text, html, messageId });
  } catch (error) {
    const isGivenUp = attempts >= ATTEMPTS_MAX;
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
    await db
      .update(mailOutbox)
      .set({
        status: isGivenUp ? "failed" : "waiting",
        nextAttemptAt: new Date(clock().getTime() + wait),
        lastError: error instanceof Error ? error.message : String(error),
      })
      .where(row);
    if (isGivenUp) await logFault({ db, clock }, { error, place: "/jobs/deliverMails" });
    return;
  }
  await db.update(mailOutbox).set({ status: "sent", sentAt: clock(), lastError: null }).where(row);
}
