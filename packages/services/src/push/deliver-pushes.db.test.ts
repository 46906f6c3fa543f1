import { sessions, users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { chatMessages } from "@tefuda/db/schema/chat";
import { matchings } from "@tefuda/db/schema/matching";
import { pushOutbox, pushSubscriptions } from "@tefuda/db/schema/push";
import { eq } from "@tefuda/db/sql";
import { messageTypes } from "@tefuda/domain/chat/constants";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { afterEach, beforeEach, expect, it } from "vitest";
import { markRead } from "../chat/mark-read.ts";
import { sendMessage } from "../chat/send-message.ts";
import { insertThread } from "../matching/thread.fixture.ts";
import { updateSettings } from "../notification/settings.fixture.ts";
import { deliverPushes } from "./deliver-pushes.ts";
import { enqueuePush } from "./enqueue-push.ts";
import { readPushKeys } from "./keys.ts";
import { purgePushes } from "./purge-pushes.ts";
import { type PushWorld, startPushWorld } from "./push.fixture.ts";

const database = useTestDatabase();
let world: PushWorld;
let thread: Awaited<ReturnType<typeof insertThread>>;

beforeEach(async () => {
  await database.clear();
  world = await startPushWorld(database.db);
  thread = await insertThread(database.db, { now: world.app.clock() });
});
afterEach(() => world.stop());

/** The ace writes; it is due a moment later. */
async function write(text = "はじめまして") {
  const { matchingId, ace } = thread;
  const { message } = await sendMessage(world.ctx(ace), {
    matchingId,
    id: uuidv7(),
    type: messageTypes.Normal,
    text,
  });
  return message;
}
const outbox = () => database.db.select().from(pushOutbox);
const browsers = () => database.db.select().from(pushSubscriptions);
const message = () => ({
  title: "田中 一郎さん",
  body: "メッセージが届きました",
  url: `/matchings/${thread.matchingId}`,
});

it("tells both browsers of a message, each once, and costs nothing without one", async () => {
  await write();
  expect(await outbox()).toEqual([]);
  await world.addBrowser(thread.joker.userId);
  await world.addBrowser(thread.joker.userId);
  await world.addBrowser(thread.ace.userId);
  await write();
  expect(await world.deliver()).toEqual([]);
  world.pass(1);
  expect(await world.deliver()).toEqual([message(), message()]);
  expect(await world.deliver()).toEqual([]);
  const [first, second] = world.service.taken;
  expect(first?.sender).toMatchObject({
    sub: "mailto:desk@example.jp",
    publicKey: (await readPushKeys(world.app)).publicKey,
  });
  expect(first).toMatchObject({ urgency: "high", topic: first?.payload.tag });
  expect(first?.ttl).toBe(24 * 60 * 60 - 55);
  // The push service cannot see that two browsers hear of one thread.
  expect(first?.topic).toMatch(/^[\w-]{22}$/);
  expect(second?.topic).not.toBe(first?.topic);
  // A minute longer than a sending may take, nobody else takes them up; and later neither.
  const { limitMs } = world.app.ports.push;
  const claims = (await outbox()).map(({ sendAt }) => +sendAt - +world.app.clock() - limitMs);
  expect(claims).toEqual([60_000, 60_000]);
  world.pass(10);
  expect(await world.deliver()).toEqual([]);
});

it("says one thread by one tag, so that a newer message takes the place of an older one", async () => {
  await world.addBrowser(thread.joker.userId);
  await write();
  world.pass(0.5);
  await world.deliver();
  await write();
  world.pass(0.5);
  await world.deliver();
  const tags = world.service.taken.map(({ payload }) => payload.tag);
  expect(tags).toHaveLength(2);
  expect(new Set(tags).size).toBe(1);
});

it("says nothing of what was read in the meantime, of a setting that is off, or to who was suspended", async () => {
  const { joker, matchingId } = thread;
  await world.addBrowser(joker.userId);
  const { seq } = await write();
  await markRead(world.ctx(joker), { matchingId, seq: seq ?? 0 });
  world.pass(1);
  expect(await world.deliver()).toEqual([]);

  await write();
  await updateSettings(database.db, joker.userId, { isNewMessagePush: false });
  world.pass(1);
  expect(await world.deliver()).toEqual([]);
  await write();
  expect(await outbox()).toEqual([]);

  await updateSettings(database.db, joker.userId, { isNewMessagePush: true });
  await write();
  await database.db.update(users).set({ suspendedAt: world.app.clock() });
  world.pass(1);
  expect(await world.deliver()).toEqual([]);
});

it("waits through the quiet hours and then tells of the newest message of a thread alone", async () => {
  await world.addBrowser(thread.joker.userId);
  world.at("2026-11-20T22:30:00+09:00");
  await write();
  world.pass(1);
  await write();
  world.at("2026-11-21T07:59:00+09:00");
  expect(await world.deliver()).toEqual([]);
  world.at("2026-11-21T08:00:00+09:00");
  expect(await world.deliver()).toEqual([message()]);
  expect(await outbox()).toHaveLength(1);
});

it.each([
  [59_999, 2],
  [60_000, 1],
])(
  "tells of each message of a thread for a minute, then of the newest: after %i ms of %i",
  async (ms, told) => {
    await world.addBrowser(thread.joker.userId);
    const start = world.app.clock();
    await write();
    await write();
    world.at(new Date(start.getTime() + ms));
    expect(await world.deliver()).toEqual(Array.from({ length: told }, message));
  },
);

it("hides everything from whoever asked for it, as of when it leaves", async () => {
  const { joker } = thread;
  await world.addBrowser(joker.userId);
  await write();
  await updateSettings(database.db, joker.userId, { isContentHidden: true });
  world.pass(1);
  expect(await world.deliver()).toEqual([
    { title: "Tefuda", body: "新しいお知らせがあります", url: "/notifications" },
  ]);
  expect(JSON.stringify(world.service.taken)).not.toContain(thread.matchingId);
});

it("drops a browser that is gone, with all that waits for it", async () => {
  const gone = await world.addBrowser(thread.joker.userId);
  const kept = await world.addBrowser(thread.joker.userId);
  world.service.state.answers.set(gone.endpoint, { status: 410 });
  await write();
  world.pass(1);
  expect(await world.deliver()).toEqual([message()]);
  expect((await browsers()).map(({ id }) => id)).toEqual([kept.id]);
});

it("waits as long as the service asks, and gives up when nobody would care any more", async () => {
  await world.addBrowser(thread.joker.userId);
  await write();
  world.pass(1);
  world.service.state.answers.set("all", { status: 429, retryAfter: "600" });
  await world.deliver();
  const [row] = await outbox();
  expect(row).toMatchObject({ attempts: 1, sentAt: null });
  expect(row?.lastError).toContain("429");
  expect(row?.sendAt.getTime()).toBe(world.app.clock().getTime() + 600_000);
  world.service.state.answers.clear();
  world.pass(9);
  expect(await world.deliver()).toEqual([]);
  world.pass(1);
  expect(await world.deliver()).toEqual([message()]);

  await write();
  world.service.state.answers.set("all", { status: 500 });
  for (let hour = 0; hour < 26; hour += 1) {
    world.pass(60);
    await world.deliver();
  }
  world.service.state.answers.clear();
  expect(await world.deliver()).toEqual([]);
  // What never left is in the way of what waits; what left is kept for a week.
  await write();
  await purgePushes(world.app);
  expect((await outbox()).map(({ sentAt }) => sentAt !== null).toSorted()).toEqual([false, true]);
  world.pass(8 * 24 * 60);
  await purgePushes(world.app);
  expect(await outbox()).toEqual([]);
});

it("drops a browser whose pushes are refused five times in a row", async () => {
  await world.addBrowser(thread.joker.userId);
  world.service.state.answers.set("all", { status: 403 });
  for (let refusals = 1; refusals <= 5; refusals += 1) {
    expect(await browsers()).toHaveLength(1);
    await write();
    world.pass(1);
    await world.deliver();
  }
  expect(await browsers()).toEqual([]);
});

it("sends again what a crash left, under the same tag, and two workers send each once", async () => {
  await world.addBrowser(thread.joker.userId);
  await write();
  world.pass(1);
  // Sent, and nobody there to write it down.
  await world.deliver();
  await database.db.update(pushOutbox).set({ sentAt: null });
  expect(await world.deliver()).toEqual([]);
  world.pass(2);
  expect(await world.deliver()).toEqual([message()]);
  const [first, again] = world.service.taken;
  expect(again?.payload).toEqual(first?.payload);

  for (let one = 0; one < 20; one += 1)
    await enqueuePush(database.db, world.app, {
      kind: "matching",
      userId: thread.joker.userId,
      params: { name: "田中", matchingId: thread.matchingId },
      aboutUserId: null,
      dedupeKey: `matching:${one}`,
    });
  const worker = async () => {
    while ((await deliverPushes(world.app)) > 0);
  };
  await Promise.all([worker(), worker()]);
  expect(world.service.taken).toHaveLength(22);
  expect(new Set(world.service.taken.slice(2).map(({ payload }) => payload.id)).size).toBe(20);
});

it("does not tell in the morning of a thread that was closed or answered, or whose other side has left", async () => {
  const { joker, matchingId } = thread;
  await world.addBrowser(joker.userId);
  const match = (dedupeKey: string) =>
    enqueuePush(database.db, world.app, {
      kind: "matching",
      userId: joker.userId,
      params: { name: "田中", matchingId },
      aboutUserId: null,
      dedupeKey,
    });
  const change = (fields: Partial<typeof matchings.$inferInsert>) =>
    database.db.update(matchings).set(fields);
  await match("open");
  expect(await world.deliver()).toHaveLength(1);

  await match("closed");
  await change({ closedAt: world.app.clock(), closedSeq: 0, closedBy: "ace" });
  expect(await world.deliver()).toEqual([]);
  await change({ closedAt: null, closedSeq: null, closedBy: null });

  await match("left");
  await database.db.update(aces).set({ removedAt: world.app.clock() });
  expect(await world.deliver()).toEqual([]);
  await database.db.update(aces).set({ removedAt: null });

  await match("still there");
  await write();
  expect(await world.deliver()).toHaveLength(1);
  await match("answered");
  const answer = { matchingId, id: uuidv7(), type: messageTypes.Normal, text: "はい" };
  await sendMessage(world.ctx(joker), answer);
  world.pass(0.01);
  expect((await world.deliver()).map(({ title }) => title)).not.toContain(
    "マッチングが成立しました",
  );
});

it("tells of the message before when the newer one was taken down", async () => {
  await world.addBrowser(thread.joker.userId);
  world.at("2026-11-20T22:30:00+09:00");
  await write();
  world.pass(1);
  const { id } = await write();
  await database.db
    .update(chatMessages)
    .set({ removedAt: world.app.clock() })
    .where(eq(chatMessages.id, id));
  world.at("2026-11-21T08:00:00+09:00");
  expect(await world.deliver()).toEqual([message()]);
});

it("leaves a service that does not answer alone for a while", async () => {
  await world.stop();
  world = await startPushWorld(database.db, { limitMs: 3000 });
  for (let one = 0; one < 10; one += 1) await world.addBrowser(thread.joker.userId);
  await write();
  world.pass(1);
  let asked = 0;
  world.service.state.beforeAnswer = () => {
    asked += 1;
    return new Promise(() => {});
  };
  await world.deliver();
  // As many as are under way at once; the other two are not tried.
  expect(asked).toBe(8);
  expect((await outbox()).every(({ sentAt, lastError }) => !sentAt && lastError)).toBe(true);
});

it("ends with the session, and says nothing to one that ran out", async () => {
  const ended = await world.addBrowser(thread.joker.userId);
  await world.addBrowser(thread.joker.userId);
  await write();
  world.pass(1);
  await database.db.delete(sessions).where(eq(sessions.id, ended.sessionId));
  expect(await outbox()).toHaveLength(1);
  await database.db.update(sessions).set({ expiresAt: world.app.clock() });
  expect(await world.deliver()).toEqual([]);
  await purgePushes(world.app);
  expect(await browsers()).toEqual([]);
});
