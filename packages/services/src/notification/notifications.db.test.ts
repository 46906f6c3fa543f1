import { rows } from "@tefuda/db/rows";
import { announceMarks, announces, notifications } from "@tefuda/db/schema/notification";
import { eq, sql } from "@tefuda/db/sql";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { listAnnounces } from "../announce/list-announces.ts";
import { insertJoker, testCtx, testNow } from "../joker/joker.fixture.ts";
import { countUnreadNotices, unreadStatement } from "./count-unread.ts";
import { createNotification } from "./create-notification.ts";
import { listNotifications } from "./list-notifications.ts";
import { markOpened } from "./mark-opened.ts";
import { markAllRead, markAnnounceRead, markNotificationRead } from "./mark-read.ts";

const test = useTestDatabase();
const after = (ms: number) => new Date(testNow.getTime() + ms);
let me: MemberActor;

beforeEach(async () => {
  await test.db.delete(announces);
  me = await insertJoker(test.db);
});

const as = (actor = me, ms = 1000) => testCtx(test.db, actor, after(ms));
const tell = (ms: number, userId = me.userId) =>
  createNotification(
    test.db,
    { clock: () => after(ms) },
    {
      userId,
      type: "offerReceived",
      params: { companyName: `${ms}`, aceName: "相沢" },
      aboutUserId: null,
    },
  );
async function announce(ms: number, target: "all" | "joker" | "ace" = "all") {
  const id = uuidv7();
  const publishAt = after(ms);
  await test.db
    .insert(announces)
    .values({ id, content: `${ms}`, target, publishAt, createdAt: publishAt });
  return id;
}
const unread = (actor = me) => countUnreadNotices(as(actor).ctx);

it("are listed to their reader alone, the newest first, page by page", async () => {
  const other = await insertJoker(test.db);
  for (let ms = 0; ms < 31; ms += 1) await tell(ms);
  await tell(99, other.userId);
  const first = await listNotifications(as().ctx, {});
  expect(first.items.map(({ createdAt }) => createdAt.getTime() - testNow.getTime())).toEqual(
    Array.from({ length: 30 }, (_, index) => 30 - index),
  );
  const second = await listNotifications(as().ctx, { cursor: first.nextCursor });
  expect(second.items).toHaveLength(1);
  expect(second.nextCursor).toBeUndefined();
  expect(await unread()).toEqual({ notifications: 31, announces: 0 });
});

it("are read one by one, again without effect, and never by somebody else", async () => {
  await tell(1);
  await tell(0);
  const [item] = (await listNotifications(as().ctx, {})).items;
  const notificationId = item?.id ?? "";
  const stranger = as(await insertJoker(test.db)).ctx;
  await expect(markNotificationRead(stranger, { notificationId })).rejects.toMatchObject({
    code: "dataNotFound",
  });
  expect(await unread()).toMatchObject({ notifications: 2 });
  const { ctx, signals } = as();
  await markNotificationRead(ctx, { notificationId });
  await markNotificationRead(ctx, { notificationId });
  expect(signals).toEqual([{ to: [me.userId], topic: "notifications", id: notificationId }]);
  expect(await unread()).toMatchObject({ notifications: 1 });
  await expect(markNotificationRead(ctx, { notificationId: uuidv7() })).rejects.toMatchObject({
    code: "dataNotFound",
  });
});

it("put a read announcement into the reader's list once, and only one that the reader sees", async () => {
  const announceId = await announce(0);
  const own = as().ctx;
  await Promise.all([markAnnounceRead(own, { announceId }), markAnnounceRead(own, { announceId })]);
  const [mark] = await test.db.select().from(announceMarks).where(eq(announceMarks.id, me.userId));
  expect(mark?.announceIds).toEqual([announceId]);
  const { ctx, signals } = as();
  const another = await announce(0);
  await markAnnounceRead(ctx, { announceId: another });
  await markAnnounceRead(ctx, { announceId: another });
  expect(signals).toEqual([
    { to: [me.userId], topic: "announces", id: another },
    { to: [me.userId], topic: "notifications", id: me.userId },
  ]);
  for (const hidden of [await announce(0, "ace"), await announce(5000), uuidv7()])
    await expect(markAnnounceRead(own, { announceId: hidden })).rejects.toMatchObject({
      code: "dataNotFound",
    });
});

it("are all read up to the newest that was seen; what came after stays unread", async () => {
  const other = await insertJoker(test.db);
  await tell(1);
  await tell(2);
  await tell(1, other.userId);
  const seen = await announce(2);
  for (const hidden of [await announce(1, "ace"), await announce(9000)])
    expect(hidden).toBeTruthy();
  // They arrive between the look at the screen and the press.
  await tell(3);
  const late = await announce(3);

  const { ctx, signals } = as();
  expect(await markAllRead(ctx, { until: after(2) })).toEqual({ notifications: 2, announces: 1 });
  expect(signals.map(({ topic }) => topic)).toEqual(["announces", "notifications"]);
  const left = (await listNotifications(ctx, {})).items.filter(({ isRead }) => !isRead);
  expect(left.map(({ createdAt }) => createdAt)).toEqual([after(3)]);
  const notices = (await listAnnounces(ctx, {})).items;
  expect(notices.map(({ id, isRead }) => [id, isRead])).toEqual([
    [late, false],
    [seen, true],
  ]);
  expect(await unread()).toEqual({ notifications: 1, announces: 1 });
  expect(await unread(other)).toMatchObject({ notifications: 1 });

  // Nothing left up to there: nobody is told.
  const again = as();
  expect(await markAllRead(again.ctx, { until: after(2) })).toEqual({
    notifications: 0,
    announces: 0,
  });
  expect(again.signals).toEqual([]);

  // Of one alone its reader is told as well.
  await markAllRead(again.ctx, { until: after(3) });
  await tell(4);
  again.signals.length = 0;
  expect(await markAllRead(again.ctx, { until: after(4) })).toEqual({
    notifications: 1,
    announces: 0,
  });
  expect(again.signals.map(({ topic }) => topic)).toEqual(["notifications"]);
});

it("are no news to an account that was made after them, and can be read in its list", async () => {
  const before = await announce(-1);
  const since = await announce(0);
  const { ctx } = as();
  const notices = (await listAnnounces(ctx, {})).items;
  expect(notices.map(({ id, isRead }) => [id, isRead])).toEqual([
    [since, false],
    [before, true],
  ]);
  expect(await unread()).toEqual({ notifications: 0, announces: 1 });
  expect(await markAllRead(ctx, { until: after(0) })).toEqual({ notifications: 0, announces: 1 });
  expect(await unread()).toEqual({ notifications: 0, announces: 0 });
});

it("lose no mark when two devices mark at once", async () => {
  const ids = [await announce(0), await announce(1), await announce(2)];
  await tell(1);
  const marks = await Promise.all([
    markAllRead(as().ctx, { until: after(1) }),
    markAllRead(as().ctx, { until: after(2) }),
    markAnnounceRead(as().ctx, { announceId: ids[0] ?? "" }),
  ]);
  expect((marks[0]?.notifications ?? 0) + (marks[1]?.notifications ?? 0)).toBe(1);
  const [mark] = await test.db.select().from(announceMarks).where(eq(announceMarks.id, me.userId));
  expect(mark?.announceIds.toSorted()).toEqual(ids.toSorted());
});

it("are counted up to a bound and marked in one statement, also ten thousand of them", async () => {
  // Unread by one, with as many read.
  await announce(0);
  await test.db.execute(sql`
    with read as (
      insert into announces (id, content, publish_at, created_at)
      select gen_random_uuid(), '…', t, t
      from generate_series(1, 10000), (select ${testNow.toISOString()}::timestamptz as t) as now
      returning id, created_at
    )
    insert into announce_marks (id, announce_ids, created_at)
    select ${me.userId}, array_agg(id), min(created_at) from read`);
  await test.db.execute(sql`analyze announces`);
  expect(await unread()).toEqual({ notifications: 0, announces: 1 });
  // Not each announcement against each mark.
  const lines = await rows<{ "QUERY PLAN": string }>(
    test.db,
    sql`explain (costs off) ${unreadStatement(me, after(1000))}`,
  );
  expect(lines.map((line) => line["QUERY PLAN"]).join("\n")).toMatch(/hashed SubPlan/);
  await test.db.execute(sql`
    insert into notifications (id, user_id, type, content, created_at)
    select gen_random_uuid(), ${me.userId}, 'matchingReleased', '…',
      ${testNow.toISOString()}::timestamptz + n * interval '1 microsecond'
    from generate_series(1, 10000) as n`);
  expect(await unread()).toMatchObject({ notifications: 100 });
  expect(await markAllRead(as().ctx, { until: after(1000) })).toMatchObject({
    notifications: 10_000,
  });
  expect(await unread()).toEqual({ notifications: 0, announces: 0 });
  expect(await test.db.$count(notifications, sql`not is_read and user_id = ${me.userId}`)).toBe(0);
});

it("are read once the page is open that they lead to, and by their own reader alone", async () => {
  const [thread, otherThread] = [uuidv7(), uuidv7()];
  const other = await insertJoker(test.db);
  const about = (userId: string, id: string) => ({
    userId,
    params: { name: "相沢", id },
    aboutUserId: null,
  });
  const clock = { clock: () => testNow };
  for (const userId of [me.userId, other.userId])
    await createNotification(test.db, clock, {
      ...about(userId, thread),
      type: "scheduleProposed",
    });
  await createNotification(test.db, clock, {
    ...about(me.userId, otherThread),
    type: "scheduleProposed",
  });
  // Messages are read by being seen, and a list is not about one thing.
  await createNotification(test.db, clock, {
    ...about(me.userId, thread),
    type: "messageReceived",
  });
  await tell(1);

  const { ctx, signals } = as();
  const path = `/matchings/${thread}`;
  expect(await markOpened(ctx, { path })).toEqual({ marked: 1 });
  expect(await markOpened(ctx, { path })).toEqual({ marked: 0 });
  expect(await markOpened(ctx, { path: "/offers" })).toEqual({ marked: 0 });
  expect(await markOpened(ctx, { path: "/".padEnd(200, "あ") })).toEqual({ marked: 0 });
  expect(signals).toEqual([{ to: [me.userId], topic: "notifications", id: expect.any(String) }]);
  expect(await unread()).toEqual({ notifications: 3, announces: 0 });
  expect(await unread(other)).toEqual({ notifications: 1, announces: 0 });
});
