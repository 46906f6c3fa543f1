import { pushOutbox } from "@tefuda/db/schema/push";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { afterEach, beforeEach, expect, it } from "vitest";
import { insertAce, insertCompany, insertJoker } from "../matching/thread.fixture.ts";
import { type PushWorld, startPushWorld } from "./push.fixture.ts";
import { pushAnnounce } from "./push-announce.ts";

const test = useTestDatabase();
let world: PushWorld;
beforeEach(async () => {
  await test.clear();
  world = await startPushWorld(test.db);
});
afterEach(() => world.stop());

it.each([
  ["all", ["ace", "joker"]],
  ["joker", ["joker"]],
  ["ace", ["ace"]],
] as const)("reaches the browsers of those it is for once: %s", async (target, readers) => {
  const joker = await insertJoker(test.db);
  const ace = await insertAce(test.db, await insertCompany(test.db));
  await world.addBrowser(joker.userId);
  await world.addBrowser(ace.userId);
  const id = "0196f2a0-0000-7000-8000-000000000001";
  await pushAnnounce(test.db, { id, target }, world.app.clock());
  await pushAnnounce(test.db, { id, target }, world.app.clock());
  const written = await test.db.select().from(pushOutbox);
  const kinds = new Map([
    [joker.userId, "joker"],
    [ace.userId, "ace"],
  ]);
  expect(written.map(({ userId }) => kinds.get(userId)).toSorted()).toEqual(readers);
  for (const { params } of written) expect(params).toEqual({ announceId: id });
});
