import { sessions, users } from "@tefuda/db/schema/account";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { notificationSettings, notifications } from "@tefuda/db/schema/notification";
import { pushOutbox, pushSubscriptions } from "@tefuda/db/schema/push";
import { schedules } from "@tefuda/db/schema/schedule";
import { and, asc, eq, inArray } from "@tefuda/db/sql";
import { fromJst } from "@tefuda/domain/time/jst";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { afterEach, describe, expect, it } from "vitest";
import { testCtx } from "../joker/joker.fixture.ts";
import { mailsIn } from "../mail/outbox.fixture.ts";
import { cancelSchedule } from "../schedule/cancel-schedule.ts";
import { insertInterview, moveInterview } from "./interview.fixture.ts";
import { mailDayBefore } from "./mail-day-before.ts";
import { remindInterviews } from "./remind-interviews.ts";

const test = useTestDatabase();
const startAt = fromJst(2026, 4, 10, 14);
const fixedAt = fromJst(2026, 4, 6, 12);
const MINUTE = 60_000;
const before = (minutes: number, from = startAt) => new Date(from.getTime() - minutes * MINUTE);
afterEach(() => test.clear());

type Made = Awaited<ReturnType<typeof insertInterview>>;
const made = (fields: Partial<Parameters<typeof insertInterview>[1]> = {}) =>
  insertInterview(test.db, { startAt, at: fixedAt, ...fields });
/** A look of the jobs at a moment. */
const lookAt = ({ joker }: Made, now: Date) => testCtx(test.db, joker, now);
const remind = (one: Made, now: Date) => remindInterviews(lookAt(one, now).ctx);
const told = ({ joker, ace }: Made) =>
  test.db
    .select({
      userId: notifications.userId,
      content: notifications.content,
      link: notifications.link,
    })
    .from(notifications)
    .where(
      and(
        eq(notifications.type, "videoChatSoon"),
        inArray(notifications.userId, [joker.userId, ace.userId]),
      ),
    )
    .orderBy(asc(notifications.createdAt));
const cancel = (one: Made, now: Date) =>
  cancelSchedule(lookAt(one, now).ctx, {
    scheduleId: one.scheduleId,
    lockVersion: 0,
    reasonKey: "health",
  });

describe("remindInterviews", () => {
  it("tells both sides with whom, when and where, once ten and once three minutes before", async () => {
    const one = await made();
    expect(await remind(one, before(10.1))).toBe(0);

    const { ctx, signals } = lookAt(one, before(10));
    await Promise.all([remindInterviews(ctx), remindInterviews(ctx)]);
    expect(await remind(one, before(9))).toBe(0);
    const link = `/matchings/${one.matchingId}/video/${one.videoChatId}`;
    const first = await told(one);
    expect(first).toHaveLength(2);
    expect(first).toContainEqual({
      userId: one.joker.userId,
      content: "まもなく田中 一郎さんとのビデオ面談が始まります。開始は14:00（日本時間）です。",
      link,
    });
    expect(first).toContainEqual({
      userId: one.ace.userId,
      content: "まもなく佐藤 花さんとのビデオ面談が始まります。開始は14:00（日本時間）です。",
      link,
    });
    for (const { userId } of [one.joker, one.ace])
      expect(signals).toContainEqual(
        expect.objectContaining({ to: [userId], topic: "notifications" }),
      );

    expect(await remind(one, before(3))).toBe(2);
    expect(await remind(one, before(2))).toBe(0);
    expect(await told(one)).toHaveLength(4);
  });

  it("does not send what is three minutes late, after the server was down", async () => {
    const one = await made();
    expect(await remind(one, before(7))).toBe(0);
    expect(await remind(one, before(0))).toBe(0);
  });

  it("follows an interview that is moved, and says nothing of one that was cancelled", async () => {
    const [moved, cancelled] = [await made(), await made()];
    const later = fromJst(2026, 4, 11, 15);
    await moveInterview(test.db, moved, { startAt: later, at: fromJst(2026, 4, 10, 12) });
    expect(await remind(moved, before(10))).toBe(2);
    await cancel(cancelled, before(5));
    expect(await remind(moved, before(3))).toBe(0);
    expect(await told(cancelled)).toHaveLength(2);
    expect(await told(moved)).toEqual([]);
    expect(await remind(moved, before(10, later))).toBe(2);
    expect(await remind(moved, before(3, later))).toBe(2);
    expect((await told(moved)).at(-1)?.content).toContain("開始は15:00（日本時間）です。");
  });

  it("reminds nobody of a partner who is gone", async () => {
    const [suspended, leaving, seeker] = [await made(), await made(), await made()];
    const set = (fields: Partial<typeof users.$inferInsert>, userId: string) =>
      test.db.update(users).set(fields).where(eq(users.id, userId));
    await set({ suspendedAt: fixedAt }, suspended.ace.userId);
    await set({ withdrawalRequestedAt: fixedAt }, leaving.joker.userId);
    await set({ suspendedAt: fixedAt }, seeker.joker.userId);
    expect(await remind(suspended, before(10))).toBe(0);
  });

  const addBrowser = async (userId: string) => {
    const [id, sessionId] = [uuidv7(), uuidv7()];
    const at = { createdAt: fixedAt, updatedAt: fixedAt, expiresAt: startAt };
    await test.db.insert(sessions).values({ ...at, id: sessionId, userId, token: sessionId });
    const keys = { endpoint: `https://push.example.jp/${id}`, p256dh: "p", auth: "a" };
    await test.db
      .insert(pushSubscriptions)
      .values({ ...keys, id, userId, sessionId, createdAt: fixedAt });
    return id;
  };

  it("pushes to who wants it, at the minute that it names", async () => {
    const one = await made();
    const { userId } = one.ace;
    const subscriptionId = await addBrowser(userId);
    await remind(one, before(9));
    expect(await test.db.select().from(pushOutbox)).toMatchObject([
      { userId, subscriptionId, kind: "video10", sendAt: before(10) },
    ]);
  });

  it("stays in the product for whoever has switched the pushes off", async () => {
    const one = await made();
    const { userId } = one.joker;
    await addBrowser(userId);
    await test.db.insert(notificationSettings).values({
      userId,
      isBeforeVideoChatPushTenMinute: false,
      updatedAt: fixedAt,
    });
    expect(await remind(one, before(10))).toBe(2);
    expect((await told(one)).map((row) => row.userId)).toContain(userId);
    expect(await test.db.select().from(pushOutbox)).toEqual([]);
    expect(await remind(one, before(3))).toBe(2);
    expect(await test.db.select().from(pushOutbox)).toMatchObject([{ userId, kind: "video3" }]);
  });

  it("leaves an interview to the next look that somebody is changing", async () => {
    const one = await made();
    await test.db.transaction(async (tx) => {
      await tx.select().from(schedules).where(eq(schedules.id, one.scheduleId)).for("update");
      expect(await remind(one, before(10))).toBe(0);
    });
    expect(await remind(one, before(10))).toBe(2);
  });

  it("reaches everyone when more begin at once than one look takes", async () => {
    const all: Made[] = [];
    for (let n = 0; n < 60; n++) all.push(await made());
    const [one] = all;
    if (one) expect(await remind(one, before(10))).toBe(120);
  });
});

describe("mailDayBefore", () => {
  const evening = fromJst(2026, 4, 9, 18);
  const mail = (one: Made, now: Date) => mailDayBefore(lookAt(one, now).ctx);
  const mails = () => mailsIn(test.db, eq(mailOutbox.template, "scheduleReminder"));

  it("mails both sides once, from 18:00 in Japan on, with the room and the .ics file", async () => {
    const one = await made();
    expect(await mail(one, new Date(evening.getTime() - 1))).toBe(0);
    const { ctx } = lookAt(one, evening);
    await Promise.all([mailDayBefore(ctx), mailDayBefore(ctx)]);
    expect(await mail(one, fromJst(2026, 4, 9, 23))).toBe(0);
    const written = await mails();
    expect(written.map(({ userId }) => userId).sort()).toEqual(
      [one.joker.userId, one.ace.userId].sort(),
    );
    const toJoker = written.find(({ userId }) => userId === one.joker.userId);
    expect(toJoker?.subject).toContain("明日はビデオ面談の予定があります");
    expect(toJoker?.text).toContain(
      "日時：2026年4月10日（金） 14:00（日本時間）\n相手：田中 一郎さん",
    );
    expect(toJoker?.text).toContain(`/matchings/${one.matchingId}/video/${one.videoChatId}`);
    const [file, ...others] = toJoker?.attachments ?? [];
    expect(others).toEqual([]);
    expect(file?.contentType).toContain("method=REQUEST");
    const lines = file?.content.replaceAll(/\r\n[ \t]/g, "").split("\r\n");
    expect(lines).toContain(`UID:${one.scheduleId}@tefuda.test`);
    expect(lines).toContain("SUMMARY:ビデオ面談（田中 一郎さん）");
  });

  it("is none for one of another day, one fixed after it, and one cancelled in time", async () => {
    await made({ startAt: fromJst(2026, 4, 11) });
    await made({ startAt: fromJst(2026, 4, 9, 23, 45) });
    await made({ at: new Date(evening.getTime() + 1) });
    const one = await made();
    await cancel(one, fromJst(2026, 4, 9, 12));
    expect(await mail(one, fromJst(2026, 4, 9, 20))).toBe(0);
  });

  it("does not tell of tomorrow when tomorrow has come", async () => {
    const one = await made();
    expect(await mail(one, fromJst(2026, 4, 10, 0, 1))).toBe(0);
  });

  it("goes out again for one that was moved to another day", async () => {
    const one = await made();
    expect(await mail(one, evening)).toBe(2);
    const later = fromJst(2026, 4, 15, 10);
    await moveInterview(test.db, one, { startAt: later, at: fromJst(2026, 4, 10, 9) });
    expect(await mail(one, fromJst(2026, 4, 14, 18, 3))).toBe(2);
  });
});
