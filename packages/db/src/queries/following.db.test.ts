import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { expect, it } from "vitest";
import { testTime } from "../rows.fixture.ts";
import { row } from "../rows.ts";
import { jokerSearchFollowers } from "../schema/joker-search-document.ts";
import { eq, sql } from "../sql.ts";
import { createSearchProgress } from "./search-progress.ts";
import { createSearchSource } from "./search-source.ts";

const test = useTestDatabase();

it("reads a large index page by page, each document once", async () => {
  await test.db.transaction(async (tx) => {
    // Without triggers and foreign keys: documents alone.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into joker_search_documents (object_id, registration_status, rank, updated_at)
      select gen_random_uuid(), 'registered', 'B', now() from generate_series(1, 10000)`);
  });
  const pages: string[][] = [];
  for await (const page of createSearchSource(test.db).readAll(false))
    pages.push(page.map(({ id }) => id));
  expect(pages.map(({ length }) => length)).toEqual([5000, 5000, 0]);
  expect(new Set(pages.flat()).size).toBe(10_000);
  await test.clear();
});

it("remembers what was followed already from the next place on, and at most two thousand of it", async () => {
  await test.db.transaction(
    async (tx) => {
      const source = createSearchSource(tx);
      const { seen, at } = await source.mark();
      const names = (from: bigint, count: number) =>
        Array.from({ length: count }, (_, number) => String(from + BigInt(number)));
      const after = async (done: string[]) =>
        (await source.changesSince({ seen, at, done }))?.marker;
      const before = String(BigInt(seen) - 1n);
      expect(await after([before, ...names(BigInt(seen), 2)])).toMatchObject({
        seen,
        done: names(BigInt(seen), 2),
      });
      expect((await after(names(BigInt(seen), 2000)))?.done).toHaveLength(2000);
      expect((await after(names(BigInt(seen), 2001)))?.done).toEqual([]);
    },
    // One snapshot for all statements: where it begins does not move.
    { isolationLevel: "repeatable read" },
  );
});

it("follows no place that is older than twelve hours", async () => {
  // In one transaction the time stands still.
  await test.db.transaction(async (tx) => {
    const source = createSearchSource(tx);
    const { seen } = await source.mark();
    const since = async (age: string) => {
      const { at } = await row<{ at: string }>(
        tx,
        sql`select (now() - ${age}::interval)::text as at`,
      );
      return source.changesSince({ seen, at, done: [] });
    };
    expect(await since("12 hours")).toBeDefined();
    expect(await since("12 hours 1 microsecond")).toBeUndefined();
  });
});

it("says where to go on from, unless it was never there or it is too early after a failure", async () => {
  let now = testTime;
  const progress = createSearchProgress(test.db, "jokers", () => now);
  const other = createSearchProgress(test.db, "others", () => now);
  const mark = { seen: "7", at: "2026-11-20 03:00:00+00", done: [] };
  await progress.fail(new Error("away"));
  expect(await progress.read()).toBeUndefined();
  await progress.save(mark);
  await other.save({ ...mark, seen: "8" });
  expect(await progress.read()).toEqual({ marker: mark, vocabulary: null });

  await progress.fail("away");
  await progress.fail(new Error("still away"));
  const [kept] = await test.db
    .select()
    .from(jokerSearchFollowers)
    .where(eq(jokerSearchFollowers.name, "jokers"));
  expect(kept).toMatchObject({ attempts: 2, lastError: "still away" });
  now = new Date("2026-11-20T03:00:09.999Z");
  expect(await progress.read()).toBeNull();
  now = new Date("2026-11-20T03:00:10.000Z");
  expect(await progress.read()).toEqual({ marker: mark, vocabulary: null });
  for (let failure = 3; failure <= 9; failure += 1) await progress.fail(new Error("away"));
  now = new Date("2026-11-20T03:10:09.999Z");
  expect(await progress.read()).toBeNull();
  now = new Date("2026-11-20T03:10:10.000Z");
  expect(await progress.read()).toEqual({ marker: mark, vocabulary: null });
  expect(await other.read()).toMatchObject({ marker: { seen: "8" } });

  await progress.save(mark);
  await progress.fail(new Error("away"));
  now = new Date("2026-11-20T03:10:15.000Z");
  expect(await progress.read()).toEqual({ marker: mark, vocabulary: null });
});

it("keeps the words that the records name, until there are others", async () => {
  const progress = createSearchProgress(test.db, "words", () => testTime);
  const mark = { seen: "7", at: "2026-11-20 03:00:00+00", done: [] };
  const words = async () => (await progress.read())?.vocabulary;
  await progress.save(mark);
  expect(await words()).toBeNull();
  await progress.save(mark, ["経理", "tech lead"]);
  await progress.save({ ...mark, seen: "8" });
  expect(await words()).toEqual(["経理", "tech lead"]);
  await progress.save(mark, []);
  expect(await words()).toEqual([]);
});
