import { Socket } from "node:net";
import { useOwnTestDatabase } from "@tefuda/testing/database/test-database";
import { Client } from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "./client.ts";
import { row } from "./rows.ts";
import { socketOf } from "./silence.ts";
import { sql } from "./sql.ts";
import { type Given, statement } from "./statement.ts";
import { urlOf } from "./url.fixture.ts";

const database = useOwnTestDatabase();
/** How the server knows this test's connections: those of the one before may end a moment later. */
let name = "";
let tests = 0;
beforeEach(() => {
  tests += 1;
  name = `own_${tests}`;
});
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const end of ends.splice(0)) await end();
});

/** A pool of the test's own on the same database. */
async function open({ parameters = "", ...options }: { max?: number; parameters?: string } = {}) {
  const onError = vi.fn();
  const url = (await urlOf(database.db, name)) + parameters;
  const own = await openDatabase({ url, onError, ...options });
  ends.push(own.close);
  return { own, onError };
}

const connectionsOf = async (also = sql`true`) => {
  const { count } = await row<{ count: number }>(
    database.db,
    sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name = ${name} and ${also}`,
  );
  return count;
};

const readPid = statement((db, given: Given<{ word: string }>) =>
  db
    .select({ pid: sql<number>`pg_backend_pid()` })
    .from(sql`(select) as one`)
    .where(sql`${given.word}::text = 'word'`),
);
type Own = Awaited<ReturnType<typeof open>>["own"];
const readers = async ({ db }: Own, times: number) => {
  const asked = Array.from({ length: times }, () => readPid(db, { word: "word" }));
  return new Set((await Promise.all(asked)).map(([found]) => found?.pid)).size;
};

test("reads share two connections of a large pool, and take those of a small one", async () => {
  const large = await open({ max: 8 });
  expect(await readers(large.own, 5)).toBe(2);
  expect(large.own.pool.totalCount).toBe(0);
  const small = await open({ max: 7 });
  expect(await readers(small.own, 5)).toBe(5);
  expect(small.own.pool.totalCount).toBe(5);
});

test("what is sent in one turn leaves in one piece", async () => {
  const { own } = await open();
  const client = await own.pool.connect();
  const stream = socketOf(client) as Required<Socket>;
  const [one, many] = [vi.spyOn(stream, "_write"), vi.spyOn(stream, "_writev")];
  await Promise.all([client.query("select 1"), client.query("select 2")]);
  client.release();
  expect(one.mock.calls.length + many.mock.calls.length).toBe(1);
});

test("whether the server is up is asked over one connection, whoever asks", async () => {
  const { own } = await open();
  await Promise.all([own.answer(), own.answer()]);
  expect(await connectionsOf()).toBe(1);
});

test("connections that are lost while nobody uses them are told of, and others opened", async () => {
  const { own, onError } = await open();
  const ask = async () => {
    await own.answer();
    await own.db.execute(sql`select 1`);
    expect(await readers(own, 2)).toBe(2);
  };
  await ask();
  expect(await connectionsOf()).toBe(4);
  await database.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = ${name}`);
  const ended = () => new Set(onError.mock.calls.flat().filter((error) => error.code === "57P01"));
  await vi.waitFor(() => expect(ended().size).toBe(4));
  await vi.waitFor(ask);
});

test("all that listens is kept alive, and gone for good once it is closed", async () => {
  const kept = vi.spyOn(Socket.prototype, "setKeepAlive");
  const { own, onError } = await open();
  await own.listen("chat", { onPayload: () => undefined });
  await own.answer();
  await own.db.execute(sql`select 1`);
  expect(kept.mock.calls).toEqual([
    [true, 10_000],
    [true, 10_000],
    [true, 10_000],
  ]);
  const connect = vi.spyOn(Client.prototype, "connect");
  await own.close();
  await vi.waitFor(async () => expect(await connectionsOf()).toBe(0));
  expect(connect).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
});

test("work that is done alone gives its name and its connection back", async () => {
  const { own } = await open({ max: 1 });
  const work = async () => undefined;
  expect(await own.alone("sweep", work)).toBe(true);
  expect(own.pool).toMatchObject({ totalCount: 1, idleCount: 1 });
  const other = database.database;
  const isRefused = other.alone("sweep", async () => {
    expect(await own.alone("sweep", work)).toBe(false);
  });
  expect(await isRefused).toBe(true);
  expect(own.pool).toMatchObject({ totalCount: 1, idleCount: 1 });
});

test("a connection that may still hold a name is not used again", async () => {
  const { role } = await row<{ role: string }>(
    database.db,
    sql`select current_database() || '_locker' as role`,
  );
  await database.db.execute(sql.raw(`create role ${role} login`));
  await database.db.execute(
    sql`revoke execute on function pg_advisory_unlock(int, int) from public`,
  );
  const { own } = await open({ max: 1, parameters: `&user=${role}` });
  ends.push(() => database.db.execute(sql.raw(`drop role ${role}`)));
  await expect(own.alone("sweep", async () => undefined)).rejects.toThrow(
    "permission denied for function pg_advisory_unlock",
  );
  expect(own.pool.totalCount).toBe(0);
});

test("an empty database gets its tables from one process at a time", async () => {
  const { empty } = await row<{ empty: string }>(
    database.db,
    sql`select current_database() || '_empty' as empty`,
  );
  await database.db.execute(sql.raw(`create database ${empty} template template0`));
  ends.push(() => database.db.execute(sql.raw(`drop database ${empty} with (force)`)));
  const { search } = new URL(await urlOf(database.db, name));
  const own = await openDatabase({ url: `postgres:///${empty}${search}`, max: 2 });
  const ask = async (text: string) => (await own.pool.query(text)).rows[0];
  const other = await own.pool.connect();
  await other.query("select pg_advisory_lock(7204113)");
  const migrated = own.migrate();
  await vi.waitFor(async () =>
    expect(
      await ask(`select count(*)::int as waiting from pg_locks join pg_database on oid = database
        where datname = current_database() and locktype = 'advisory' and not granted`),
    ).toEqual({ waiting: 1 }),
  );
  const tables = "select to_regclass('public.users') is not null as there";
  expect(await ask(tables)).toEqual({ there: false });
  await other.query("select pg_advisory_unlock(7204113)");
  other.release();
  await migrated;
  expect(await ask(tables)).toEqual({ there: true });
  await own.close();
});
