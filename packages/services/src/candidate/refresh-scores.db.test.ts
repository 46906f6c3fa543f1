import { rows } from "@tefuda/db/rows";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { insertJudge, testCtx, testNow } from "../joker/joker.fixture.ts";
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
