import { randomUUID } from "node:crypto";
import type { Db } from "@tefuda/db/client";
import { row } from "@tefuda/db/rows";
import { matchings } from "@tefuda/db/schema/matching";
import { eq, sql } from "@tefuda/db/sql";
import { messageTypes } from "@tefuda/domain/chat/constants";
import { addJstDays, fromJst } from "@tefuda/domain/time/jst";
import { appendMessage } from "@tefuda/services/chat/append-message";
import { insertInterview } from "@tefuda/services/interview/interview.fixture";
import { testCtx } from "@tefuda/services/joker/joker.fixture";
import { insertThread } from "@tefuda/services/matching/thread.fixture";
import { createOfferWorld } from "@tefuda/services/offer/offer.fixture";
import { joinRoom } from "@tefuda/services/video/join-room";
import type { Outcome } from "@tefuda/testing/report/fault";

/** Of each kind of dated work. */
const EACH = 6;
const HELD_UP = 3;
const MINUTE_MS = 60_000;

/** Dated work of every kind that is due at the hour of the mails of the day before. */
export async function insertDue(db: Db, now: Date) {
  const at = addJstDays(now, -3);
  const minutes = (count: number) => new Date(now.getTime() + count * MINUTE_MS);
  let [proposal, attendee] = ["", ""];
  for (let n = 0; n < EACH; n++) {
    const soon = await insertInterview(db, { startAt: minutes(10), at });
    await insertInterview(db, { startAt: minutes(3), at });
    await insertInterview(db, { startAt: fromJst(2026, 4, 10, 10 + n), at });
    const lapsed = await insertInterview(db, { startAt: minutes(n - 60), at, status: "proposed" });
    await insertInterview(db, { startAt: minutes(-300), at });
    await insertMissed(db, { startAt: minutes(-260), at });
    await (await createOfferWorld(db)).send(undefined, addJstDays(now, -40));
    await insertSilentThread(db, addJstDays(now, -8));
    if (n === HELD_UP) [proposal, attendee] = [lapsed.matchingId, soon.joker.userId];
  }
  return {
    /** The thread of a proposal that lapses after some others. */
    proposal,
    /** One of those who are reminded, after some others. */
    attendee,
  };
}

/** An interview at which one of the two has waited. */
async function insertMissed(db: Db, times: { readonly startAt: Date; readonly at: Date }) {
  const { joker, videoChatId } = await insertInterview(db, times);
  const { ctx } = testCtx(db, joker, times.startAt);
  await joinRoom(ctx, { videoChatId, deviceId: randomUUID(), takesOver: false });
}

/** A thread that the seeker has closed when the company does not answer in time. */
async function insertSilentThread(db: Db, at: Date) {
  const { matchingId, joker } = await insertThread(db, { now: at });
  await db.transaction((tx) =>
    appendMessage(tx, {
      matchingId,
      type: messageTypes.Normal,
      writer: { side: "joker", userId: joker.userId, name: "" },
      text: "ご都合はいかがでしょうか。",
      now: at,
    }),
  );
  const jokerCloseText = "今回は見送らせていただきます。";
  await db.update(matchings).set({ jokerCloseText }).where(eq(matchings.id, matchingId));
}

/** What has been done of it. */
export const readDone = (db: Db) =>
  row<Record<string, number>>(
    db,
    sql`select
      (select count(*)::int from notifications where type = 'videoChatSoon') as reminders,
      (select count(*)::int from mail_outbox where template = 'scheduleReminder')
        as "mailsOfTheDayBefore",
      (select count(*)::int from chat_messages
        where type = 4 and schedule ->> 'status' = 'expired') as "expiredMessages",
      (select count(*)::int from mail_outbox where template = 'scheduleExpired') as "expiredMails",
      (select count(*)::int from schedules where status = 'expired') as "expiredProposals",
      (select count(*)::int from video_chats where status = 'noShow') as "noShows",
      (select count(*)::int from chat_messages where type = 5) as "requestsForNewTimes",
      (select count(*)::int from mail_outbox where template = 'rescheduleRequested')
        as "mailsOfNoShows",
      (select count(*)::int from offers where status = 'expired') as "expiredOffers",
      (select count(*)::int from matchings where closed_at is not null) as "closedThreads",
      (select count(*)::int from chat_messages where params ? 'isTurnClosing') as closings,
      (select count(*)::int from video_chats
        where end_at < '2026-04-09T06:00:00Z' and status = 'scheduled') as "openRooms"`,
  );

/** How much of it was to be done, was not, and was twice. */
export function outcomeOfDone(done: Readonly<Record<string, number>>): Outcome {
  const sum = (count: (due: number, done: number) => number) =>
    Object.entries(everythingOnce).reduce(
      (all, [what, due]) => all + count(due, done[what] ?? 0),
      0,
    );
  return {
    acknowledged: sum((due) => due),
    lost: sum((due, found) => Math.max(0, due - found)),
    doubled: sum((due, found) => Math.max(0, found - due)),
  };
}

/** What {@link readDone} reads when all of it has been done, and nothing twice. */
export const everythingOnce = {
  // Of those in ten minutes, and of those in three.
  reminders: 4 * EACH,
  mailsOfTheDayBefore: 2 * EACH,
  expiredMessages: EACH,
  expiredMails: 2 * EACH,
  expiredProposals: EACH,
  noShows: EACH,
  requestsForNewTimes: EACH,
  mailsOfNoShows: EACH,
  expiredOffers: EACH,
  closedThreads: EACH,
  closings: EACH,
  openRooms: 0,
};
