import { announces } from "@tefuda/db/schema/notification";
import { sql } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { countWaiting } from "@tefuda/testing/database/waiting";
import { uuidv7 } from "uuidv7";
import { afterEach, beforeEach, expect, it } from "vitest";
import { insertThread } from "../matching/thread.fixture.ts";
import { type PushWorld, startPushWorld } from "../push/push.fixture.ts";
import { tellAnnounces } from "./tell-announces.ts";

const test = useTestDatabase();
let world: PushWorld;
beforeEach(async () => {
  await test.clear();
  world = await startPushWorld(test.db);
});
afterEach(() => world.stop());

/** Tells of an announcement to seekers while somebody, who began before its time, still changes it. */
async function tellWhile(change: Partial<typeof announces.$inferInsert>) {
  const { joker, ace } = await insertThread(test.db);
  for (const { userId } of [joker, ace]) await world.addBrowser(userId);
  const publishAt = world.app.clock();
  await test.db
    .insert(announces)
    .values({ id: uuidv7(), content: "…", target: "joker", publishAt, createdAt: publishAt });
  const [released, isHeld] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const changing = test.db.transaction(async (tx) => {
    await tx.update(announces).set({ ...change, lockVersion: sql`${announces.lockVersion} + 1` });
    isHeld.resolve();
    await released.promise;
  });
  await isHeld.promise;
  const telling = tellAnnounces(world.app);
  await expect.poll(() => countWaiting(test.db)).toBe(1);
  released.resolve();
  await changing;
  expect(await telling).toBe(0);
}
const bodies = async () => (await world.deliver()).map(({ body }) => body);

it("is told once by two that begin at the same moment", async () => {
  const { joker } = await insertThread(test.db);
  await world.addBrowser(joker.userId);
  const publishAt = world.app.clock();
  await test.db
    .insert(announces)
    .values({ id: uuidv7(), content: "…", target: "joker", publishAt, createdAt: publishAt });
  const [released, isHeld] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = test.db.transaction(async (tx) => {
    await tx.select().from(announces).for("no key update");
    isHeld.resolve();
    await released.promise;
  });
  await isHeld.promise;
  const telling = [tellAnnounces(world.app), tellAnnounces(world.app)];
  await expect.poll(() => countWaiting(test.db)).toBe(2);
  released.resolve();
  await holding;
  expect((await Promise.all(telling)).sort()).toEqual([0, 1]);
  expect(await bodies()).toEqual(["…"]);
});

it("tells those it is for in the end, and nobody else, as it was written last", async () => {
  await tellWhile({ target: "ace", content: "企業の方へ" });
  expect(await bodies()).toEqual([]);
  expect(await tellAnnounces(world.app)).toBe(1);
  expect(await bodies()).toEqual(["企業の方へ"]);
  expect(await tellAnnounces(world.app)).toBe(0);
  expect(await bodies()).toEqual([]);
});

it("tells at the later time that it was put to, once", async () => {
  await tellWhile({ publishAt: new Date(world.app.clock().getTime() + 60 * 60_000) });
  expect(await bodies()).toEqual([]);
  world.pass(60);
  expect(await tellAnnounces(world.app)).toBe(1);
  expect(await bodies()).toEqual(["…"]);
});

it("tells nobody of one that was taken back", async () => {
  await tellWhile({ withdrawnAt: world.app.clock() });
  expect(await bodies()).toEqual([]);
  world.pass(60);
  expect(await tellAnnounces(world.app)).toBe(0);
  expect(await bodies()).toEqual([]);
});
