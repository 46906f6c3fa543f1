import { type Pooler, startPooler } from "@tefuda/testing/database/pooler";
import { createPostgresTestDatabase } from "@tefuda/testing/database/postgres";
import { type RunningPostgres, startPostgres } from "@tefuda/testing/database/postgres-server";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openDatabase } from "./client.ts";
import { connect } from "./connection.ts";
import { rows } from "./rows.ts";
import { sql } from "./sql.ts";

// A connection goes from one client to the next after each transaction, as behind the poolers of hosts.
let postgres: RunningPostgres;
let pooler: Pooler;
beforeAll(async () => {
  postgres = await startPostgres();
  pooler = await startPooler(postgres.url);
});
afterAll(async () => {
  await pooler.stop();
  await postgres.stop();
});
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function makeDatabase(before = pooler) {
  const { url: directUrl, drop } = await createPostgresTestDatabase(postgres.url);
  ends.push(drop);
  const { href: url } = Object.assign(new URL(directUrl), { port: `${before.port}` });
  return { url, directUrl };
}

async function openBehind(way: { readonly url: string; readonly directUrl?: string }) {
  const own = await openDatabase({ ...way, namesStatements: false, max: 10 });
  ends.push(own.close);
  return own;
}

test("two processes hear each other, work alone, and set what they lean on", async () => {
  const way = await makeDatabase();
  const name = new URL(way.url).pathname.slice(1);
  const client = await connect({ connectionString: way.directUrl });
  await client.query(`alter database ${name} set datestyle to 'German, DMY'`);
  await client.end();
  const [one, other] = [await openBehind(way), await openBehind(way)];
  await Promise.all([one.migrate(), other.migrate()]);

  const heard: string[] = [];
  await one.listen("told", { onPayload: (word) => heard.push(word) });
  const words = Array.from({ length: 20 }, (_, word) => `${word}`);
  for (const word of words) await other.notify("told", word);
  await vi.waitFor(() => expect(heard).toEqual(words), 5_000);

  const tries: boolean[] = [];
  const isDone = await one.alone("sweep", async () => {
    for (let turn = 0; turn < 20; turn += 1)
      tries.push(await other.alone("sweep", async () => undefined));
  });
  expect([isDone, ...tries]).toEqual([true, ...Array.from({ length: 20 }, () => false)]);
  expect(await other.alone("sweep", async () => undefined)).toBe(true);

  const asked = Array.from({ length: 200 }, (_, turn) => ({ at: "2026-02-03 02:30:00+00", turn }));
  const found = await Promise.all(
    asked.map(({ turn }) =>
      rows(
        (turn % 2 === 0 ? one : other).db,
        sql`select '2026-02-03T02:30:00Z'::timestamptz::text as at, ${turn}::int as turn`,
      ),
    ),
  );
  expect(found.flat()).toEqual(asked);
});

test("a pooler without the address of the server behind it is refused, with words", async () => {
  const { url } = await makeDatabase();
  const own = await openBehind({ url });
  await expect(own.migrate()).rejects.toThrow(
    "What is said at DATABASE_URL is not heard there: a pooler that hands connections on between transactions " +
      "stands before the server. Name the server itself in DATABASE_DIRECT_URL.",
  );
});

test("so is an address of the server that leads to the pooler, or to another database", async () => {
  const [{ url }, another] = [await makeDatabase(), await makeDatabase()];
  const [pooled, foreign] = [
    await openBehind({ url, directUrl: url }),
    await openBehind({ url, directUrl: another.directUrl }),
  ];
  const words =
    "What is said at DATABASE_URL is not heard at DATABASE_DIRECT_URL: that has to name the same database, and the server itself.";
  await Promise.all([
    expect(pooled.migrate()).rejects.toThrow(words),
    expect(foreign.migrate()).rejects.toThrow(words),
  ]);
});

test("a pooler that allows no transactions is refused, with words", async () => {
  const narrow = await startPooler(postgres.url, "statement");
  ends.push(narrow.stop);
  const own = await openBehind(await makeDatabase(narrow));
  await expect(own.migrate()).rejects.toThrow(
    "The pooler of DATABASE_URL allows no transactions. Have it hand connections on between them, not between statements.",
  );
});
