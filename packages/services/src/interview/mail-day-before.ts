import type { Tx } from "@tefuda/db/client";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { schedules } from "@tefuda/db/schema/schedule";
import { inArray, lte } from "@tefuda/db/sql";
import { whenOf } from "@tefuda/domain/interview/phrase.ja";
import { dayBeforeMails, reminderKey } from "@tefuda/domain/interview/reminders";
import type { Ctx } from "../kernel/context.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { invitationOf } from "../schedule/invitation.ts";
import { type ComingInterview, eachComing } from "./coming.ts";

type App = Pick<Ctx, "db" | "clock" | "site">;

/**
 * Mails both sides on the evening before a fixed interview, once for each time it is fixed at, and not
 * when it was fixed later than that (spec 9 · Timings). Answers how many mails were written.
 */
export async function mailDayBefore(app: App): Promise<number> {
  const window = dayBeforeMails(app.clock());
  if (!window) return 0;
  const { from, to, fixedBy } = window;
  const also = lte(schedules.fixedAt, fixedBy);
  let mailed = 0;
  const batches = eachComing(app, { from, to, also }, (tx, coming) => mailSome(tx, app, coming));
  for await (const written of batches) mailed += written;
  return mailed;
}

async function mailSome(tx: Tx, app: App, coming: readonly ComingInterview[]): Promise<number> {
  const mails = coming.flatMap((interview) =>
    interview.attendees.map((attendee) => ({
      ...attendee,
      interview,
      // The key of a mail is one for all people.
      dedupeKey: `${reminderKey(interview, "dayBefore")}:${attendee.userId}`,
    })),
  );
  if (mails.length === 0) return 0;
  const written = await tx
    .select({ dedupeKey: mailOutbox.dedupeKey })
    .from(mailOutbox)
    .where(
      inArray(
        mailOutbox.dedupeKey,
        mails.map(({ dedupeKey }) => dedupeKey),
      ),
    );
  const known = new Set(written.map(({ dedupeKey }) => dedupeKey));
  const due = mails.filter(({ dedupeKey }) => !known.has(dedupeKey));
  for (const { interview, userId, name, email, partnerName, partnerId, dedupeKey } of due) {
    const { row, matchingId, videoChatId } = interview;
    const recipient = { name, email };
    const file = invitationOf(app, row, { partnerName, recipient, videoChatId });
    await enqueueMail(tx, app, {
      template: "scheduleReminder",
      to: email,
      userId,
      params: {
        ...whenOf(interview.startAt),
        name: partnerName,
        url: `${app.site.origin}/matchings/${matchingId}/video/${videoChatId}`,
      },
      // As a file, for whoever reads the mail where nobody is signed in.
      attachments: file && [file],
      aboutUserIds: [partnerId],
      dedupeKey,
    });
  }
  return due.length;
}
