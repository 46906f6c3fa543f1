import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { useOwnTestDatabase } from "@tefuda/testing/database/test-database";
import type { Client } from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connect } from "./connection.ts";
import { migrateAlone } from "./migrate-alone.ts";
import { urlOf } from "./url.fixture.ts";

const database = useOwnTestDatabase();
let folder = "";
let open: (name: string) => Promise<Client>;
const ends: (() => Promise<unknown>)[] = [];

/** A migration that adds a column to a table, as the newest. */
async function writeMigration(table: string) {
  const entry = {
    idx: 0,
    version: "7",
    when: 4_102_444_800_000,
    tag: "0000_later",
    breakpoints: true,
  };
  await writeFile(
    join(folder, "meta/_journal.json"),
    JSON.stringify({ version: "7", dialect: "postgresql", entries: [entry] }),
  );
  await writeFile(join(folder, "0000_later.sql"), `alter table ${table} add column later text`);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tefuda-migrations-"));
  await mkdir(join(folder, "meta"));
  open = async (name) => {
    const client = await connect({ connectionString: await urlOf(database.db, name) });
    ends.push(() => client.end());
    return client;
  };
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await database.db.execute("delete from drizzle.__drizzle_migrations where created_at > 4e12");
});

const hasColumn = async (client: Client, table: string) => {
  const { rowCount } = await client.query(
    "select from information_schema.columns where table_name = $1 and column_name = 'later'",
    [table],
  );
  return rowCount === 1;
};

const waitsForLock = async (client: Client) => {
  const { rowCount } = await client.query(
    "select from pg_locks where not granted and relation = 'inquiries'::regclass",
  );
  return rowCount === 1;
};

test("a table that somebody reads is changed once they let go, and others read it meanwhile", async () => {
  await writeMigration("inquiries");
  const [reader, other, client] = [
    await open("a_report"),
    await open("other"),
    await open("start"),
  ];
  await reader.query("begin");
  await reader.query("select from inquiries");
  const { rows } = await reader.query<{ pid: number }>("select pg_backend_pid() as pid");
  const say = vi.fn();
  const migrating = migrateAlone(client, {
    migrationsFolder: folder,
    say,
    patience: 200,
    pauseFor: 300,
  });
  await vi.waitFor(() => expect(say).toHaveBeenCalled(), { timeout: 10_000 });
  expect(say.mock.calls[0]?.[0].replace(/for \d+ s/, "for N s")).toBe(
    `The tables are to be brought up to date, and connection ${rows[0]?.pid} to the database ` +
      "(a_report, idle in transaction, for N s) holds one of them. " +
      `The start waits for it; to end it: select pg_terminate_backend(${rows[0]?.pid});`,
  );
  // In the midst of the next try as well, which holds others up for a moment.
  await vi.waitFor(async () => expect(await waitsForLock(reader)).toBe(true), { interval: 10 });
  await other.query("select from inquiries");
  expect(await hasColumn(other, "inquiries")).toBe(false);
  await reader.query("commit");
  await migrating;
  expect(await hasColumn(other, "inquiries")).toBe(true);
  expect(say).toHaveBeenCalledTimes(1);
});

test("nobody is waited for where nothing is to be changed", async () => {
  await writeMigration("inquiry_answers");
  const [reader, client, next] = [await open("reader"), await open("start"), await open("next")];
  const options = { migrationsFolder: folder, say: vi.fn(), patience: 200, pauseFor: 300 };
  await migrateAlone(client, options);
  await client.end();
  await reader.query("begin");
  await reader.query("lock table inquiry_answers");
  await migrateAlone(next, options);
  expect(options.say).not.toHaveBeenCalled();
});

test("what is wrong with a migration is no lock that is waited for", async () => {
  await writeMigration("no_such_table");
  const say = vi.fn();
  await expect(
    migrateAlone(await open("start"), { migrationsFolder: folder, say }),
  ).rejects.toMatchObject({ cause: { code: "42P01" } });
  expect(say).not.toHaveBeenCalled();
});
