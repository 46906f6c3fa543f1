import { setTimeout as wait } from "node:timers/promises";
import { MailFailure, type MailPort } from "@tefuda/adapters/mail/port";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { and, asc, eq, inArray, lte, type SQL, sql } from "@tefuda/db/sql";
import { mailsThatLeaveAt } from "@tefuda/domain/notification/mail-rules";
import type { Ctx } from "../kernel/context.ts";
import { logFault } from "../monitoring/log-fault.ts";
import { leavingAddress } from "./leaving-address.ts";
import { refuseAddress } from "./refused-address.ts";
import { renderKept } from "./render-kept.ts";

/** Beyond what a delivery may take: for writing down how it ended, and clocks that differ. */
const LEASE_MARGIN_MS = 60_000;
const FIRST_RETRY_MS = 30_000;
/** No mail waits for longer. */
export const LONGEST_RETRY_MS = 60 * 60_000;
/** With the waits between them, about eight hours of trying. */
const ATTEMPTS_MAX = 14;
/** How often and after how long it is tried again to write down that a mail was taken. */
const WRITE_TRIES = 7;
const WRITE_AGAIN_MS = 500;

type App = Pick<Ctx, "db" | "clock" | "ports" | "site">;
type Mail = typeof mailOutbox.$inferSelect;

/**
 * Sends the mail that has been due for longest, of those that are in a hurry before all others, and
 * answers whether there was one. Several workers may run: each takes a row that no other has, and no
 * more than it is sending, so that none waits behind a mail that hangs. A mail that the server refused
 * waits twice as long each time, and is given up after about eight hours; at once where the server
 * refused its address for good. In the quiet hours only mails leave that are in a hurry; one that nobody
 * wants any more, that is not true any more, or whose address is refused, is dropped.
 */
export async function deliverNextMail(app: App, port: MailPort): Promise<boolean> {
  const mail = await claim(app, port);
  if (!mail) return false;
  await deliver(app, port, mail);
  return true;
}

async function claim(app: App, port: MailPort): Promise<Mail | undefined> {
  const now = app.clock();
  for (const group of mailsThatLeaveAt(now)) {
    // No index knows templates: among 100,000 mails that wait, looking for one in a hurry took 23 ms on
    // PostgreSQL, less than it takes to send one.
    const isOfGroup = group === "all" ? undefined : inArray(mailOutbox.template, [...group]);
    const mail = await claimWhere(app, port, { now, isOfGroup });
    if (mail) return mail;
  }
  return undefined;
}

/**
 * Marks the row before sending, because no transaction may wait for a mail server: out of other
 * workers' sight for longer than a delivery can take. A crashed worker's mail comes back after that.
 */
async function claimWhere(
  { db }: App,
  { limitMs }: MailPort,
  { now, isOfGroup }: { readonly now: Date; readonly isOfGroup: SQL | undefined },
): Promise<Mail | undefined> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.status, "waiting"), lte(mailOutbox.nextAttemptAt, now), isOfGroup))
    .orderBy(asc(mailOutbox.nextAttemptAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [mail] = await db
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + limitMs + LEASE_MARGIN_MS),
    })
    // Not `in`: a join may look for the next one again and again, and take them all.
    .where(eq(mailOutbox.id, due))
    .returning();
  return mail;
}

async function deliver(app: App, port: MailPort, mail: Mail) {
  const { db, clock, site } = app;
  const { id, attachments, attempts } = mail;
  // Of this attempt alone: another worker may have taken the mail since, if this process stood still.
  const row = and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, attempts));
  const to = await leavingAddress(app, mail);
  if (to === undefined) {
    await db.delete(mailOutbox).where(row);
    return;
  }
  const messageId = `<${id}@${new URL(site.origin).hostname}>`;
  try {
    await port.deliver({ to, ...(await renderKept(app, mail)), attachments, messageId });
  } catch (error) {
    const isRefused = error instanceof MailFailure && error.reason === "address";
    const isGivenUp = isRefused || attempts >= ATTEMPTS_MAX;
    const retryMs = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
    await db
      .update(mailOutbox)
      .set({
        status: isGivenUp ? "failed" : "waiting",
        nextAttemptAt: new Date(clock().getTime() + retryMs),
        lastError: error instanceof Error ? error.message : String(error),
      })
      .where(row);
    if (isRefused) await refuseAddress(db, to, clock());
    else if (isGivenUp) await logFault({ db, clock }, { error, place: "/jobs/deliverMails" });
    return;
  }
  const sent = { status: "sent", to, sentAt: clock(), lastError: null } as const;
  await insist(() => db.update(mailOutbox).set(sent).where(row));
}

/**
 * A taken mail that is not written down goes out again once its claim has run out, so a database that
 * restarts just then is waited for: about half a minute, which is less than the claim has left.
 */
async function insist(write: () => Promise<unknown>): Promise<void> {
  for (let tried = 1; ; tried++)
    try {
      await write();
      return;
    } catch (error) {
      if (tried >= WRITE_TRIES) throw error;
      await wait(WRITE_AGAIN_MS * 2 ** (tried - 1));
    }
}
