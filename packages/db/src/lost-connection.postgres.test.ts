import { useOwnTestDatabase } from "@tefuda/testing/database/test-database";
import { outcomeOf, tellFault } from "@tefuda/testing/report/fault";
import { startCuttingProxy } from "@tefuda/testing/server/cutting-proxy";
import { Pool } from "pg";
import { expect, it } from "vitest";
import { openDatabase } from "./client.ts";
import { row, rows } from "./rows.ts";
import { breakSilent } from "./silence.ts";
import { sql } from "./sql.ts";
import { urlOf } from "./url.fixture.ts";
import { isDatabaseAway } from "./violations.ts";

const test = useOwnTestDatabase();

it("fails the transaction alone whose connection is lost between two statements", async ({
  task,
}) => {
  await test.db.execute(sql`create table kept as select 'before' as id`);
  const failed = test.db.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values ('broken off')`);
    const { pid } = await row<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
    await test.db.execute(sql`select pg_terminate_backend(${pid})`);
    const isGone = () =>
      test.db
        .execute(sql`select from pg_stat_activity where pid = ${pid}`)
        .then((found) => (found as unknown as { rows: unknown[] }).rows.length);
    await expect.poll(isGone).toBe(0);
    await tx.execute(sql`select 1`);
  });
  expect(isDatabaseAway(await failed.catch((error: unknown) => error))).toBe(true);
  await test.db.execute(sql`insert into kept values ('after')`);
  const found = await rows<{ id: string }>(test.db, sql`select id from kept`);
  const ids = found.map(({ id }) => id);
  tellFault(task, "connection lost in a transaction", outcomeOf(["before", "after"], ids));
  expect(ids).toEqual(["before", "after"]);
});

it("gives up a statement for whose table somebody holds a lock, and asks for it again once it is free", async () => {
  await test.db.execute(sql`create table locked (id int)`);
  const free = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = test.db.transaction(async (tx) => {
    await tx.execute(sql`lock table locked`);
    held.resolve();
    await free.promise;
  });
  await held.promise;
  // Past the pooler, where one stands before the server: what it sets for a connection others would meet.
  const own = await openDatabase({ url: await urlOf(test.db, "a_process") });
  const write = () => own.db.execute(sql`insert into locked values (7)`);
  expect(isDatabaseAway(await write().catch((error: unknown) => error))).toBe(true);
  free.resolve();
  await holding;
  await write();
  await own.close();
  expect(await rows(test.db, sql`select id from locked`)).toEqual([{ id: 7 }]);
});

it("gives up a statement whose server stands still, and none that only takes long", async () => {
  const url = process.env.TEST_DATABASE_URL ?? "";
  const proxy = await startCuttingProxy(url);
  const way = Object.assign(new URL(url), { port: String(proxy.port) }).href;
  const pool = new Pool({ connectionString: way, connectionTimeoutMillis: 1000 });
  pool.on("error", () => {});
  const silence = breakSilent(pool, [way], { lookEveryMs: 50, answerWithinMs: 400 });
  const first = await pool.query("select pg_sleep(0.6), 7 as answer");
  expect(first.rows).toMatchObject([{ answer: 7 }]);

  // One that waits for nothing loses nothing by the server's silence.
  const idle = await pool.connect();
  proxy.hold();
  const failed = await pool.query("select 1").catch((error: unknown) => error);
  expect(isDatabaseAway(failed)).toBe(true);
  proxy.letGo();
  for (const query of [pool.query.bind(pool), idle.query.bind(idle)])
    expect((await query("select 7 as answer")).rows).toEqual([{ answer: 7 }]);
  idle.release();
  silence.stop();
  await pool.end();
  await proxy.stop();
});
