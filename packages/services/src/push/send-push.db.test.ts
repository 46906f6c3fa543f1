import { sessions } from "@tefuda/db/schema/account";
import { errorLogs } from "@tefuda/db/schema/monitoring";
import { pushOutbox, pushSubscriptions } from "@tefuda/db/schema/push";
import { eq } from "@tefuda/db/sql";
import { messageTypes } from "@tefuda/domain/chat/constants";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sendMessage } from "../chat/send-message.ts";
import { insertThread } from "../matching/thread.fixture.ts";
import { deliverPushes } from "./deliver-pushes.ts";
import { readPushKeys } from "./keys.ts";
import { type PushWorld, startPushWorld } from "./push.fixture.ts";
import { sendPush } from "./send-push.ts";

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
const write = () =>
  sendMessage(world.ctx(thread.ace), {
    matchingId: thread.matchingId,
    id: uuidv7(),
    type: messageTypes.Normal,
    text: "はじめまして",
  });
const outbox = () => database.db.select().from(pushOutbox);
const browsers = () => database.db.select().from(pushSubscriptions);

it("forgives refusals once one is taken, and drops no other browser for them", async () => {
  const { id, endpoint } = await world.addBrowser(thread.joker.userId);
  const other = await world.addBrowser((await insertThread(database.db)).joker.userId);
  const failed = (of: string, failedCount: number) =>
    database.db.update(pushSubscriptions).set({ failedCount }).where(eq(pushSubscriptions.id, of));
  await failed(other.id, 5);
  const deliverOne = async (status: number) => {
    world.service.state.answers.set(endpoint, { status });
    await write();
    world.pass(1);
    await world.deliver();
    const [row] = (await outbox()).toSorted((one, two) => +two.createdAt - +one.createdAt);
    const [browser] = (await browsers()).filter((one) => one.id === id);
    return { row, failedCount: browser?.failedCount };
  };
  const refused = await deliverOne(403);
  expect(refused).toMatchObject({ failedCount: 1, row: { expiresAt: world.app.clock() } });
  expect(refused.row?.lastError).toContain("403");
  expect(await deliverOne(201)).toMatchObject({ failedCount: 0, row: { lastError: null } });
  for (const failedCount of [1, 2, 3, 4])
    expect(await deliverOne(403)).toMatchObject({ failedCount });
  expect((await deliverOne(403)).failedCount).toBeUndefined();
  expect((await browsers()).map((one) => one.id)).toEqual([other.id]);
});

it("writes down of each browser what its own service said", async () => {
  const [first, second] = [
    await world.addBrowser(thread.joker.userId),
    await world.addBrowser(thread.joker.userId),
  ];
  world.service.state.answers.set(first.endpoint, { status: 500 });
  await write();
  world.pass(1);
  await world.deliver();
  const rows = await outbox();
  const of = (id: string) => rows.find(({ subscriptionId }) => subscriptionId === id);
  expect(of(first.id)).toMatchObject({ sentAt: null, lastError: expect.stringContaining("500") });
  expect(of(second.id)).toMatchObject({ sentAt: world.app.clock(), lastError: null });
});

it("keeps a browser that has subscribed anew while its service said that it is gone", async () => {
  const gone = await world.addBrowser(thread.joker.userId);
  const twin = await world.addBrowser((await insertThread(database.db)).joker.userId);
  // Whatever made two of them have one key.
  await database.db
    .update(pushSubscriptions)
    .set({ p256dh: gone.p256dh })
    .where(eq(pushSubscriptions.id, twin.id));
  world.service.state.answers.set(gone.endpoint, { status: 410 });
  world.service.state.beforeAnswer = async () => {
    await database.db
      .update(pushSubscriptions)
      .set({ p256dh: twin.p256dh })
      .where(eq(pushSubscriptions.id, gone.id));
  };
  await write();
  world.pass(1);
  await world.deliver();
  expect(await browsers()).toHaveLength(2);
  world.service.state.beforeAnswer = async () => {};
  await write();
  world.pass(1);
  await world.deliver();
  expect((await browsers()).map(({ id }) => id)).toEqual([twin.id]);
});

it("leaves to another worker what that one has taken up since", async () => {
  const { id } = await world.addBrowser(thread.joker.userId);
  await write();
  await database.db.update(pushOutbox).set({ attempts: 2 });
  const [taken] = await outbox();
  if (!taken) throw new Error("No push.");
  const keys = await readPushKeys(world.app);
  const late = () => sendPush(world.app, { ...taken, attempts: 1 }, keys);
  for (const status of [201, 500, 403]) {
    world.service.state.answers.set("all", { status });
    await late();
    expect(await outbox()).toEqual([taken]);
  }
  await database.db.update(sessions).set({ expiresAt: world.app.clock() });
  expect(await late()).toBeUndefined();
  expect(await outbox()).toEqual([taken]);
  expect((await browsers()).map((one) => one.id)).toEqual([id]);
});

it("goes on with the others where one cannot be sent, and tells the support team", async () => {
  for (let one = 0; one < 2; one += 1) await world.addBrowser(thread.joker.userId);
  await write();
  world.pass(1);
  let calls = 0;
  const send: typeof world.app.ports.push.send = async (...given) => {
    calls += 1;
    if (calls === 1) throw new Error("no memory");
    return world.app.ports.push.send(...given);
  };
  const push = { ...world.app.ports.push, send };
  expect(await deliverPushes({ ...world.app, ports: { ...world.app.ports, push } })).toBe(2);
  expect(world.service.taken).toHaveLength(1);
  expect(await database.db.select().from(errorLogs)).toMatchObject([
    { message: "no memory", page: "/jobs/deliverPushes" },
  ]);
});
