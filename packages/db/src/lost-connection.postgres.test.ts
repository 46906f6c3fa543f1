import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { startCuttingProxy } from "@tefuda/testing/server/cutting-proxy";
import { sql } from "drizzle-orm";
import { Pool } from "pg";
import { expect, it } from "vitest";
import { row } from "./rows.ts";
import { breakSilent } from "./silence.ts";
import { isDatabaseAway } from "./violations.ts";

const test = useTestDatabase();

it("fails the transaction alone whose connection is lost between two statements", async () => {
  const failed = test.db.transaction(async (tx) => {
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
  expect(await row(test.db, sql`select 7 as answer`)).toEqual({ answer: 7 });
});

it("gives up a statement whose server stands still, and none that only takes long", async () => {
  const url = process.env.TEST_DATABASE_URL ?? "";
  const proxy = await startCuttingProxy(url);
  const way = Object.assign(new URL(url), { port: String(proxy.port) }).href;
  const pool = new Pool({ connectionString: way, connectionTimeoutMillis: 1000 });
  pool.on("error", () => {});
  const silence = breakSilent(pool, way, { lookEveryMs: 50, answerWithinMs: 400 });
  const first = await pool.query("select pg_sleep(0.6), 7 as answer");
  expect(first.rows).toMatchObject([{ answer: 7 }]);

  proxy.hold();
  const failed = await pool.query("select 1").catch((error: unknown) => error);
  expect(isDatabaseAway(failed)).toBe(true);
  proxy.letGo();
  expect((await pool.query("select 7 as answer")).rows).toEqual([{ answer: 7 }]);
  silence.stop();
  await pool.end();
  await proxy.stop();
});
