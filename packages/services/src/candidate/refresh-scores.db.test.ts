import { rows } from "@tefuda/db/rows";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { eq, sql } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { expect, it } from "vitest";
import { insertJoker, insertJudge, testCtx, testNow } from "../joker/joker.fixture.ts";
import { after, DAY, insertCandidate } from "./candidate.fixture.ts";
import { purgeSearchChanges, rebuildSearch, refreshScores } from "./refresh-scores.ts";

const test = useTestDatabase();

const documentOf = async (jokerId: string) => {
  const [found] = await test.db
    .select()
    .from(jokerSearchDocuments)
    .where(eq(jokerSearchDocuments.objectID, jokerId));
  return found;
};

it("lets a login count less every night, once a night", async () => {
  const { userId: id } = await insertCandidate(test.db);
  const before = await documentOf(id);
  const run = (now: Date) => refreshScores({ db: test.db, clock: () => now });
  await run(after(60_000));
  expect(await documentOf(id)).toEqual(before);
  // 10:00 in Japan is the morning after the night that began at three.
  await run(after(DAY));
  const later = await documentOf(id);
  expect(later?.score).toBeLessThan(before?.score ?? 0);
  expect(later).toMatchObject({ searchableSince: before?.searchableSince, updatedAt: after(DAY) });
  await run(after(DAY + 60_000));
  expect(await documentOf(id)).toEqual(later);
});

it("begins its nights at three in Japan", async () => {
  const { userId: id } = await insertCandidate(test.db);
  const run = (now: string) =>
    refreshScores({ db: test.db, clock: () => new Date(`${now}+09:00`) });
  const written = async (at: string) => {
    const updatedAt = new Date(`${at}+09:00`);
    await test.db.update(jokerSearchDocuments).set({ updatedAt });
    return async () => (await documentOf(id))?.updatedAt.getTime() !== updatedAt.getTime();
  };
  const early = await written("2026-04-05T02:59:59");
  await run("2026-04-05T02:59:59.999");
  expect(await early()).toBe(false);
  await run("2026-04-05T03:00:00");
  expect(await early()).toBe(true);
  const missed = await written("2026-04-05T02:59:59");
  await run("2026-04-06T02:59:59");
  expect(await missed()).toBe(true);
});

it("makes one document anew as it does many, those of people who are shown or were, and the index after it", async () => {
  await test.clear();
  const { userId: id } = await insertCandidate(test.db);
  await insertJoker(test.db);
  const before = await documentOf(id);
  await test.db.update(jokerSearchDocuments).set({ updatedAt: after(-DAY) });
  const { ctx } = testCtx(test.db, await insertJudge(test.db));
  const rebuilt: Date[] = [];
  const search = { ...ctx.ports.search, rebuild: async () => void rebuilt.push(ctx.clock()) };
  expect(await rebuildSearch({ ...ctx, ports: { ...ctx.ports, search } })).toBe(1);
  expect(await documentOf(id)).toEqual(before);
  expect(rebuilt).toHaveLength(1);
});

it("makes every document anew, and takes away those of whoever is not shown any more", async () => {
  const { userId: gone } = await insertCandidate(test.db);
  const { userId: lost } = await insertCandidate(test.db, { introduction: "こんにちは。" });
  await test.db.update(jokers).set({ registrationStatus: "judging" }).where(eq(jokers.id, gone));
  await test.db.delete(jokerSearchDocuments).where(eq(jokerSearchDocuments.objectID, lost));
  const { ctx } = testCtx(test.db, await insertJudge(test.db));
  await rebuildSearch(ctx);
  expect(await documentOf(gone)).toBeUndefined();
  expect(await documentOf(lost)).toMatchObject({ hasIntroduction: true, searchableSince: testNow });
});

it("forgets the changes of the day before yesterday", async () => {
  const count = async () =>
    (await rows(test.db, sql`select 1 as one from joker_search_changes`)).length;
  await insertCandidate(test.db);
  await purgeSearchChanges({ db: test.db, clock: () => new Date() });
  expect(await count()).toBeGreaterThan(0);
  await purgeSearchChanges({ db: test.db, clock: () => new Date(Date.now() + 2 * DAY) });
  expect(await count()).toBe(0);
});
