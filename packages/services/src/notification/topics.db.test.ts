import { announces, notifications } from "@tefuda/db/schema/notification";
import type { SignedInActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { hintAnnounce } from "../announce/hints.ts";
import { followLive, type LiveEvent } from "../live/follow.ts";
import { topics } from "../live/topics.ts";
import { createWorld, insertJoker, start } from "../matching/thread.fixture.ts";
import { hintNotifications } from "../offer/hints.ts";
import { createNotification } from "./create-notification.ts";
import { markAllRead, markNotificationRead } from "./mark-read.ts";

const test = useTestDatabase();
type World = ReturnType<typeof createWorld>;
const after = (ms: number) => new Date(start.getTime() + ms);

function follow(world: World, actor: SignedInActor, names: string[]) {
  const leaving = new AbortController();
  const stream = followLive(world.as(actor), topics, {
    topics: names,
    positions: new Map(),
    signal: leaving.signal,
    readActor: async () => actor,
  });
  const next = async (): Promise<LiveEvent["message"]> => {
    const { value, done } = await stream.next();
    if (done) throw new Error("The stream has ended.");
    return value.message;
  };
  return {
    async take(count: number) {
      const taken = [];
      while (taken.length < count) taken.push(await next());
      return taken;
    },
    leave: async () => {
      leaving.abort();
      await stream.return(undefined);
    },
  };
}

async function tell(world: World, userId: string, ms: number, dedupeKey?: string) {
  await createNotification(
    test.db,
    { clock: () => after(ms) },
    { userId, type: "matchingReleased", params: {}, dedupeKey, isRenewed: dedupeKey !== undefined },
  );
  const { ports } = world.as({ kind: "joker", userId, registrationStatus: "registered" });
  hintNotifications({ ports }, userId);
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
  hintNotifications(world.as(me), me.userId);
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
  hintAnnounce(world.as(me), id);
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
