import type { Tx } from "@tefuda/db/client";
import { notifications } from "@tefuda/db/schema/notification";
import { and, inArray } from "@tefuda/db/sql";
import {
  type ReminderMinutes,
  reminderDue,
  reminderKey,
  reminderStarts,
} from "@tefuda/domain/interview/reminders";
import { formatTime } from "@tefuda/domain/time/format.ja";
import { MINUTE_MS } from "@tefuda/domain/time/units";
import type { Ctx } from "../kernel/context.ts";
import { createNotification } from "../notification/create-notification.ts";
import { enqueuePush } from "../push/enqueue-push.ts";
import { signalNotifications } from "../signals/offer.ts";
import { type Attendee, type ComingInterview, eachComing } from "./coming.ts";

type App = Pick<Ctx, "db" | "clock" | "ports">;

/** A reminder that one person is to get now. */
interface Reminder extends Attendee {
  readonly interview: ComingInterview;
  readonly minutes: ReminderMinutes;
  readonly dedupeKey: string;
}

/**
 * Reminds both sides 10 and 3 minutes before a fixed interview, each once and with the way into the
 * room, in the product and by a push, unless that is switched off (spec 9 · Timings). It goes by the
 * rows as they are now: one that was moved is reminded of at its new time, a cancelled one not at
 * all. Answers how many reminders went out.
 */
export async function remindInterviews(app: App): Promise<number> {
  const now = app.clock();
  let reminded = 0;
  const batches = eachComing(app, reminderStarts(now), (tx, coming) =>
    remindSome(tx, app, coming, now),
  );
  for await (const told of batches) {
    for (const userId of new Set(told)) signalNotifications(app, userId);
    reminded += told.length;
  }
  return reminded;
}

/** Reminds of some interviews; answers whom. */
async function remindSome(
  tx: Tx,
  app: App,
  coming: readonly ComingInterview[],
  now: Date,
): Promise<string[]> {
  const reminders = coming.flatMap((interview) => remindersOf(interview, now));
  const due = await withoutTold(tx, reminders);
  for (const { interview, userId, partnerName, partnerId, minutes, dedupeKey } of due) {
    await createNotification(tx, app, {
      userId,
      type: "videoChatSoon",
      params: {
        name: partnerName,
        time: formatTime(interview.startAt),
        id: interview.matchingId,
        vid: interview.videoChatId,
      },
      aboutUserId: partnerId,
      dedupeKey,
    });
    const { matchingId, videoChatId, scheduleId, startAt } = interview;
    await enqueuePush(tx, app, {
      kind: `video${minutes}`,
      userId,
      params: { matchingId, videoChatId, scheduleId, startAt: startAt.toISOString() },
      aboutUserId: partnerId,
      dedupeKey,
      // Its end counts from the minute that it names, however late it is written.
      notBefore: new Date(startAt.getTime() - minutes * MINUTE_MS),
    });
  }
  return due.map(({ userId }) => userId);
}

function remindersOf(interview: ComingInterview, now: Date): Reminder[] {
  const minutes = reminderDue(interview.startAt, now);
  if (!minutes) return [];
  const dedupeKey = reminderKey(interview, minutes);
  return interview.attendees.map((attendee) => ({ ...attendee, interview, minutes, dedupeKey }));
}

/** Leaves out what somebody has got already. */
async function withoutTold(tx: Tx, reminders: readonly Reminder[]): Promise<Reminder[]> {
  if (reminders.length === 0) return [];
  const userIds = reminders.map(({ userId }) => userId);
  const sent = await tx
    .select({ userId: notifications.userId, dedupeKey: notifications.dedupeKey })
    .from(notifications)
    .where(
      and(
        inArray(notifications.userId, userIds),
        inArray(notifications.dedupeKey, [...new Set(reminders.map((one) => one.dedupeKey))]),
      ),
    );
  const got = new Set(sent.map(({ userId, dedupeKey }) => `${userId} ${dedupeKey}`));
  return reminders.filter(({ userId, dedupeKey }) => !got.has(`${userId} ${dedupeKey}`));
}
