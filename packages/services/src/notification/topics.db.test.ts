import { announces, notifications } from "@tefuda/db/schema/notification";
import { and, eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";
import { follow } from "../live/stream.fixture.ts";
import { createWorld, insertJoker, start } from "../matching/thread.fixture.ts";
import { signalAnnounce } from "../signals/announce.ts";
import { signalNotifications } from "../signals/offer.ts";
import { createNotification } from "./create-notification.ts";
import { markAllRead, markNotificationRead } from "./mark-read.ts";
import { noticesUnreadTopic, notificationsTopic } from "./topics.ts";

const test = useTestDatabase();
type World = ReturnType<typeof createWorld>;
const after = (ms: number) => new Date(start.getTime() + ms);

async function tell(world: World, userId: string, ms: number, dedupeKey?: string) {
  await createNotification(
    test.db,
    { clock: () => after(ms) },
    { userId, type: "matchingReleased", params: {}, dedupeKey, isRenewed: dedupeKey !== undefined },
  );
  const { ports } = world.as({ kind: "joker", userId, registrationStatus: "registered" });
  signalNotifications({ ports }, userId);
}

it("brings what came, what changed and what was taken back, and how much is unread", async () => {
  const world = createWorld(test.db);
  const me = await insertJoker(test.db);
  const live = follow(world, me, ["notifications", "notices-unread"]);
  expect(await live.take(5)).toMatchObject([
    { type: "reset" },
    { type: "ready" },
    { type: "reset" },
    { type: "added", doc: { notifications: 0, announces: 0 } },
    { type: "ready" },
  ]);

  await tell(world, me.userId, 1, "one");
  const [added, counted] = await live.take(2);
  expect(added).toMatchObject({ topic: "notifications", type: "added", doc: { isRead: false } });
  expect(counted).toMatchObject({ type: "modified", doc: { notifications: 1 } });
  const id = added?.id ?? "";

  await markNotificationRead(world.as(me), { notificationId: id });
  expect(await live.take(2)).toMatchObject([
    { type: "modified", id, doc: { isRead: true } },
    { doc: { notifications: 0 } },
  ]);

  // It comes to the top anew.
  await tell(world, me.userId, 2, "one");
  expect(await live.take(2)).toMatchObject([
    { type: "modified", id, doc: { isRead: false, createdAt: after(2) } },
    { doc: { notifications: 1 } },
  ]);

  await test.db.delete(notifications).where(eq(notifications.id, id));
  signalNotifications(world.as(me), me.userId);
  expect(await live.take(2)).toMatchObject([
    { type: "removed", id },
    { doc: { notifications: 0 } },
  ]);
  await live.leave();
});

it("says of one further down that it was read, and calls nothing taken back that newer ones pushed off", async () => {
  const world = createWorld(test.db);
  const me = await insertJoker(test.db);
  for (let ms = 1; ms <= 31; ms += 1) await tell(world, me.userId, ms);
  const [oldest] = await test.db
    .select()
    .from(notifications)
    .where(eq(notifications.createdAt, after(1)));
  const live = follow(world, me, ["notifications"]);
  await live.take(32);
  await markNotificationRead(world.as(me), { notificationId: oldest?.id ?? "" });
  expect(await live.take(1)).toMatchObject([
    { type: "modified", id: oldest?.id, doc: { isRead: true } },
  ]);
  await tell(world, me.userId, 32);
  expect(await live.take(1)).toMatchObject([{ type: "added", doc: { isRead: false } }]);
  await markAllRead(world.as(me), { until: after(40) });
  const changes = await live.take(30);
  expect(changes.map(({ type }) => type)).toEqual(Array(30).fill("modified"));
  await live.leave();
});

describe("what is taken back from the newest page", () => {
  const setup = async (times: readonly number[]) => {
    const world = createWorld(test.db);
    const me = await insertJoker(test.db);
    for (const ms of times) await tell(world, me.userId, ms);
    const follower = await notificationsTopic.open(world.as(me), "", undefined);
    const idAt = async (ms: number) => {
      const [found] = await test.db
        .select({ id: notifications.id })
        .from(notifications)
        .where(and(eq(notifications.userId, me.userId), eq(notifications.createdAt, after(ms))));
      return found?.id ?? "";
    };
    return {
      idAt,
      tell: (ms: number) => tell(world, me.userId, ms),
      remove: (id: string) => test.db.delete(notifications).where(eq(notifications.id, id)),
      read: async () =>
        (await follower.read({ to: [], topic: "notifications", id: me.userId })).map(
          ({ type, id }) => [type, id],
        ),
    };
  };
  const thirtyFrom = (first: number) => Array.from({ length: 30 }, (_, index) => first + index);

  it("is told of the oldest where there are few", async () => {
    const { idAt, remove, read } = await setup([10, 11, 12]);
    const oldest = await idAt(10);
    await remove(oldest);
    expect(await read()).toEqual([["removed", oldest]]);
  });

  it("is told of the last of a full page, with the one that takes its place", async () => {
    const { idAt, remove, read } = await setup([1, ...thirtyFrom(2)]);
    const last = await idAt(2);
    await remove(last);
    expect(await read()).toEqual([
      ["added", await idAt(1)],
      ["removed", last],
    ]);
  });

  it("is not what newer ones pushed off, of two of the same moment either", async () => {
    const { idAt, tell: add, read } = await setup([2, ...thirtyFrom(2).slice(0, 29)]);
    await add(50);
    expect(await read()).toEqual([["added", await idAt(50)]]);
  });
});

it("stands whole on every opening", async () => {
  const world = createWorld(test.db);
  const me = await insertJoker(test.db);
  for (const topic of [notificationsTopic, noticesUnreadTopic])
    expect((await topic.open(world.as(me), "", undefined)).isWhole).toBe(true);
});

it("tells of announcements, and of their being read on another device", async () => {
  const world = createWorld(test.db);
  const me = await insertJoker(test.db);
  const id = uuidv7();
  const publishAt = start;
  const live = follow(world, me, ["announces", "notices-unread"]);
  await live.take(5);
  await test.db
    .insert(announces)
    .values({ id, content: "…", target: "all", publishAt, createdAt: publishAt });
  signalAnnounce(world.as(me), id);
  expect(await live.take(2)).toMatchObject([
    { topic: "announces", id, doc: { isRead: false } },
    { topic: "notices-unread", doc: { announces: 1 } },
  ]);
  await markAllRead(world.as(me), { until: publishAt });
  expect(await live.take(3)).toMatchObject([
    { topic: "announces", id, doc: { isRead: true } },
    { doc: { announces: 0 } },
    { doc: { announces: 0 } },
  ]);
  await live.leave();
});

it("is nothing to the support team", async () => {
  const world = createWorld(test.db);
  const live = follow(world, { kind: "operator", userId: uuidv7(), role: "support" }, [
    "notifications",
    "notices-unread",
  ]);
  expect((await live.take(4)).map(({ type }) => type)).toEqual([
    "reset",
    "ready",
    "reset",
    "ready",
  ]);
  await live.leave();
});
