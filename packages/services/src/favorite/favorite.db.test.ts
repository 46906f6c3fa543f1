import { aces } from "@tefuda/db/schema/ace";
import { jokers } from "@tefuda/db/schema/joker";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { hideFrom, insertCandidate, setSiteHost } from "../candidate/candidate.fixture.ts";
import { hideJoker, unhideJoker } from "../candidate/hide-joker.ts";
import { createLikeWorld, insertLikable, type LikeWorld } from "../like/like.fixture.ts";
import { insertAce } from "../matching/thread.fixture.ts";
import { listFavorites } from "./list-favorites.ts";
import { addFavorite, listFavoriteIds, removeFavorite } from "./set-favorite.ts";

const test = useTestDatabase();
let world: LikeWorld;
beforeEach(async () => {
  world = await createLikeWorld(test.db);
});

const shown = async (actor: LikeWorld["joker"] | LikeWorld["ace"]) => {
  const page = await listFavorites(world.as(actor), { limit: 20 });
  return page.side === "joker"
    ? page.aces.map(({ id }) => id)
    : page.candidates.map(({ jokerId }) => jokerId);
};

it("marks a person once, the newest first, and for oneself alone", async () => {
  const { ace, joker, as } = world;
  const other = await insertLikable(test.db);
  for (const { userId } of [ace, other, ace]) await addFavorite(as(joker), { userId });
  expect(await listFavoriteIds(as(joker))).toEqual([other.userId, ace.userId]);
  expect(await shown(joker)).toEqual([other.userId, ace.userId]);
  expect(await listFavoriteIds(as(await insertCandidate(test.db)))).toEqual([]);
  await removeFavorite(as(joker), { userId: other.userId });
  await removeFavorite(as(joker), { userId: other.userId });
  expect(await shown(joker)).toEqual([ace.userId]);
});

it("keeps five hundred marks, of which the oldest makes room for another", async () => {
  const { ace, joker, as } = world;
  const before = Array.from({ length: 500 }, () => uuidv7());
  await test.db.update(jokers).set({ favoriteUserIds: before }).where(eq(jokers.id, joker.userId));
  await addFavorite(as(joker), { userId: ace.userId });
  expect(await listFavoriteIds(as(joker))).toEqual([ace.userId, ...before.slice(0, 499)]);
});

it("keeps every mark of many that are set at once", async () => {
  const { joker, as } = world;
  const people = await Promise.all(Array.from({ length: 8 }, () => insertLikable(test.db)));
  await Promise.all(people.map(({ userId }) => addFavorite(as(joker), { userId })));
  expect((await shown(joker)).toSorted()).toEqual(people.map(({ userId }) => userId).toSorted());
});

it("marks candidates for an ace, masked", async () => {
  const { ace, joker, as } = world;
  await addFavorite(as(ace), { userId: joker.userId });
  expect(await shown(ace)).toEqual([joker.userId]);
  const page = await listFavorites(as(ace), { limit: 20 });
  expect(JSON.stringify(page)).not.toMatch(/佐藤|example/);
  await expect(addFavorite(as(ace), { userId: ace.userId })).rejects.toMatchObject({
    code: "dataNotFound",
  });
});

it("shows nobody who does not show to the reader", async () => {
  const { ace, joker, as } = world;
  await addFavorite(as(joker), { userId: ace.userId });
  await addFavorite(as(ace), { userId: joker.userId });
  await setSiteHost(test.db, ace.companyId, "mori.example.jp");
  await hideFrom(test.db, joker, "mori");
  expect([await shown(joker), await shown(ace)]).toEqual([[], []]);
  for (const [actor, userId] of [
    [joker, ace.userId],
    [ace, joker.userId],
  ] as const)
    await expect(addFavorite(as(actor), { userId })).rejects.toMatchObject({
      code: "dataNotFound",
    });
  const paused = await insertLikable(test.db);
  await addFavorite(as(joker), { userId: paused.userId });
  await test.db.update(aces).set({ isAvailable: false }).where(eq(aces.id, paused.userId));
  expect(await shown(joker)).toEqual([]);
});

it("shows no candidate whom a colleague has put aside, until they are back", async () => {
  const { ace, joker, as } = world;
  await addFavorite(as(ace), { userId: joker.userId });
  const colleague = await insertAce(test.db, ace.companyId);
  await hideJoker(as(colleague), { jokerId: joker.userId });
  expect([await shown(ace), await listFavoriteIds(as(ace))]).toEqual([[], [joker.userId]]);
  await unhideJoker(as(colleague), { jokerId: joker.userId });
  expect(await shown(ace)).toEqual([joker.userId]);
});

it("takes nobody of one's own side, nor anybody who is not there", async () => {
  const { joker, as } = world;
  for (const userId of [joker.userId, uuidv7()])
    await expect(addFavorite(as(joker), { userId })).rejects.toMatchObject({
      code: "dataNotFound",
    });
  expect(await listFavoriteIds(as(joker))).toEqual([]);
});

it("is read in pages", async () => {
  const { joker, as } = world;
  const people = [];
  for (let left = 3; left > 0; left -= 1) people.push(await insertLikable(test.db));
  for (const { userId } of people) await addFavorite(as(joker), { userId });
  const first = await listFavorites(as(joker), { limit: 2 });
  const second = await listFavorites(as(joker), { limit: 2, cursor: first.nextCursor });
  expect(first.nextCursor).toBe(people[1]?.userId);
  expect(second).toMatchObject({ aces: [{ id: people[0]?.userId }] });
  expect(second.nextCursor).toBeUndefined();
  expect((await listFavorites(as(joker), { limit: 3 })).nextCursor).toBeUndefined();
});
