import { useOwnTestDatabase } from "@tefuda/testing/database/test-database";
import { Client } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "./client.ts";
import { connect, DatabaseUnfit, openPool } from "./connection.ts";
import { pgTable, text, timestamp } from "./pg-core.ts";
import { row, rows } from "./rows.ts";
import { sql } from "./sql.ts";
import { urlOf } from "./url.fixture.ts";

/** What an operator, a host or an older product may have set for a database or a role. */
const hostile = {
  DateStyle: "German, DMY",
  IntervalStyle: "iso_8601",
  TimeZone: "America/New_York",
  bytea_output: "escape",
  extra_float_digits: "-3",
  standard_conforming_strings: "off",
  default_transaction_isolation: "serializable",
  client_encoding: "LATIN1",
  statement_timeout: "150ms",
  lock_timeout: "1ms",
  idle_in_transaction_session_timeout: "30min",
  idle_session_timeout: "100ms",
  search_path: "app",
};
const shown = {
  client_encoding: "UTF8",
  datestyle: "ISO, MDY",
  intervalstyle: "postgres",
  timezone: "UTC",
  bytea_output: "hex",
  extra_float_digits: "1",
  standard_conforming_strings: "on",
  default_transaction_isolation: "read committed",
  statement_timeout: "0",
  lock_timeout: "0",
  idle_session_timeout: "0",
  search_path: "public",
};

const database = useOwnTestDatabase();
const ends: (() => Promise<unknown>)[] = [];
let url = "";
beforeEach(async () => {
  url = await urlOf(database.db, "hostile");
  await database.db.execute(sql.raw(`alter database ${new URL(url).pathname.slice(1)} reset all`));
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function setForDatabase(settings: Readonly<Record<string, string>>) {
  const name = new URL(url).pathname.slice(1);
  for (const [setting, value] of Object.entries(settings))
    await database.db.execute(sql.raw(`alter database ${name} set ${setting} to '${value}'`));
}

const settingsOf = async (client: Pick<Client, "query">) => {
  const names = [...Object.keys(shown), "idle_in_transaction_session_timeout"];
  const found = await client.query<{ name: string; setting: string }>(
    "select name, current_setting(name) as setting from unnest($1::text[]) as asked(name)",
    [names],
  );
  return Object.fromEntries(found.rows.map(({ name, setting }) => [name, setting]));
};

test("each connection is set alike, whatever is set for the database", async () => {
  await setForDatabase(hostile);
  const bare = new Client({ connectionString: url });
  await bare.connect();
  expect(await settingsOf(bare)).toMatchObject({
    datestyle: "German, DMY",
    timezone: "America/New_York",
    statement_timeout: "150ms",
  });
  await bare.end();

  const pool = openPool({ connectionString: url, max: 1 });
  ends.push(() => pool.end());
  expect(await settingsOf(pool)).toEqual({
    ...shown,
    lock_timeout: "5s",
    idle_in_transaction_session_timeout: "1min",
  });
  const client = await connect({ connectionString: url });
  ends.push(() => client.end());
  expect(await settingsOf(client)).toEqual({ ...shown, idle_in_transaction_session_timeout: "0" });
});

const kept = pgTable("kept", {
  at: timestamp({ withTimezone: true }).notNull(),
  said: text().notNull(),
});

test("the product keeps and reads times, and works longer than others may, on such a database", async () => {
  await setForDatabase(hostile);
  const own = await openDatabase({ url, max: 8 });
  ends.push(own.close);
  await own.migrate();
  const at = new Date("2026-02-03T02:30:00.123Z");
  await own.db.execute(sql`create table kept (at timestamptz not null, said text not null)`);
  await own.db.insert(kept).values({ at, said: "\\ 髙﨑さん 🃏" });
  expect(await own.db.select().from(kept)).toEqual([{ at, said: "\\ 髙﨑さん 🃏" }]);
  expect(await rows(own.db, sql`select at::date::text as day from kept`)).toEqual([
    { day: "2026-02-03" },
  ]);
  await own.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_sleep(0.2)`);
  });
  const heard: string[] = [];
  const told = Promise.withResolvers<void>();
  await own.listen("hostile", {
    onPayload: (payload) => {
      heard.push(payload);
      told.resolve();
    },
  });
  // Longer than such a database lets a connection rest.
  await own.db.execute(sql`select pg_sleep(0.3)`);
  await own.notify("hostile", "still there");
  await told.promise;
  expect(heard).toEqual(["still there"]);
});

test("a database that is not UTF8 is refused, with words and before anything is written", async () => {
  const name = `ascii_${new URL(url).pathname.slice(1)}`;
  await database.db.execute(
    sql.raw(
      `create database ${name} encoding 'SQL_ASCII' locale_provider libc lc_collate 'C' lc_ctype 'C' template template0`,
    ),
  );
  ends.push(async () => database.db.execute(sql.raw(`drop database ${name} with (force)`)));
  const at = url.replace(/\/[^/?]+\?/, `/${name}?`);
  const own = await openDatabase({ url: at, max: 2 });
  const migrating = own.migrate();
  await expect(migrating).rejects.toBeInstanceOf(DatabaseUnfit);
  await expect(migrating).rejects.toThrow(
    `The database ${name} of DATABASE_URL is encoded in SQL_ASCII: Japanese would be damaged in it. ` +
      `Make one in UTF8 (create database ${name} encoding 'UTF8' template template0) and name it in DATABASE_URL.`,
  );
  expect(await rows(own.db, sql`select 1 from pg_namespace where nspname = 'drizzle'`)).toEqual([]);
  await own.close();
});

test("behind a pooler a connection sets what is kept for it there, and nothing that others would meet", async () => {
  await setForDatabase(hostile);
  const pool = openPool({ connectionString: url, isPooled: true, max: 1 });
  ends.push(() => pool.end());
  expect(await settingsOf(pool)).toEqual({
    client_encoding: "UTF8",
    datestyle: "ISO, MDY",
    timezone: "UTC",
    standard_conforming_strings: "on",
    intervalstyle: "iso_8601",
    bytea_output: "escape",
    extra_float_digits: "-3",
    default_transaction_isolation: "serializable",
    statement_timeout: "150ms",
    lock_timeout: "1ms",
    idle_session_timeout: "100ms",
    search_path: "app",
    idle_in_transaction_session_timeout: "30min",
  });
});

test("what the product cannot set behind a pooler is refused, with the lines that set it", async () => {
  await setForDatabase({
    ...shown,
    statement_timeout: "2min",
    bytea_output: "escape",
    search_path: "app",
  });
  const open = async () => {
    const own = await openDatabase({ url, directUrl: url, max: 2 });
    ends.push(own.close);
    return own.migrate();
  };
  const { name, role } = await row<{ name: string; role: string }>(
    database.db,
    sql`select current_database() as name, current_user as role`,
  );
  const lines = [
    `alter role ${role} in database ${name} set bytea_output to 'hex';`,
    `alter role ${role} in database ${name} set statement_timeout to '0';`,
    `alter role ${role} in database ${name} set search_path to 'public';`,
  ];
  const migrating = open();
  await expect(migrating).rejects.toBeInstanceOf(DatabaseUnfit);
  await expect(migrating).rejects.toThrow(
    "Behind the pooler of DATABASE_URL stands bytea_output = escape, statement_timeout = 2min, search_path = app, " +
      `which the product cannot set for itself there. Set it for the role (${lines.join(" ")}) and have the pooler connect anew.`,
  );
  for (const line of lines) await database.db.execute(sql.raw(line));
  await open();
});

test("a database that takes no writes is refused, with words", async () => {
  await setForDatabase({ default_transaction_read_only: "on" });
  const own = await openDatabase({ url, max: 2 });
  ends.push(own.close);
  const name = new URL(url).pathname.slice(1);
  const migrating = own.migrate();
  await expect(migrating).rejects.toBeInstanceOf(DatabaseUnfit);
  await expect(migrating).rejects.toThrow(
    `The database ${name} of DATABASE_URL takes no writes: it is a standby, or was set to be read only. ` +
      "Name the server that takes them, or start again once this one does.",
  );
});
