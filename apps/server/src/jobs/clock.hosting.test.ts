import { globSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DatabaseOptions, type Db, openDatabase } from "@tefuda/db/client";
import { rows } from "@tefuda/db/rows";
import { sql } from "@tefuda/db/sql";
import { type RunningPostgres, startPostgres } from "@tefuda/testing/database/postgres-server";
import { listTables, readStates } from "@tefuda/testing/database/table-states";
import { buildPages } from "@tefuda/testing/server/build-pages";
import { copyDatabaseOf, type DemoData, makeDemoData } from "@tefuda/testing/server/demo-data";
import { type ProductServer, startServer } from "@tefuda/testing/server/product-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { periodicJobs } from "./periodic.ts";

// The jobs with demo data while the machine's clock is wrong: at their start, and when it is set right beneath them.
const MINUTE = 60_000;
const inDoubt = /The clock is in doubt, and dated work waits\./g;
const believedAgain = /The clock is believed again, and dated work goes on\./g;

/** The machine's clock as a process sees it, which can be changed while it runs. */
function makeMachineClock() {
  const file = join(mkdtempSync(join(tmpdir(), "tefuda-faketime-")), "offset");
  const [library = ""] = globSync("/usr/lib/*/faketime/libfaketimeMT.so.1");
  const set = (offset: string) => writeFileSync(file, offset);
  set("+0");
  return {
    set,
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: "1",
      // Timers go by the machine's ticking, as they do when its clock is set.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
  };
}

describe.each(["embedded", "postgres"] as const)("on the %s database", (kind) => {
  let postgres: RunningPostgres | undefined;
  let demo: DemoData;
  beforeAll(async () => {
    // Only a server of PostgreSQL's has processes that do nothing else.
    if (kind === "postgres") postgres = await startPostgres();
    else await buildPages();
    demo = await makeDemoData(postgres?.url);
  }, 900_000);
  afterAll(async () => {
    await postgres?.stop();
  });

  test.each([
    ["400 days ahead", "+400d"],
    ["two hours back", "-2h"],
  ])(
    "nothing is done by a clock that is %s, and it goes on when that is set right",
    async (_, offset) => {
      const clock = makeMachineClock();
      const copy = await copyDatabaseOf(demo);
      const server = await startServer({
        seed: "demo",
        databaseUrl: copy?.url,
        dataFrom: demo.folder,
        env: { ROLE: copy ? "worker" : "all", ...clock.env },
      });
      const read = <Result>(look: (db: Db) => Promise<Result>) =>
        lookInto(copy ? { url: copy.url } : { dataDir: join(server.dataDir, "database") }, look);
      const times = (line: RegExp) => server.output().match(line)?.length ?? 0;
      const oneMore = (line: RegExp, count: number) =>
        expect.poll(() => times(line), { timeout: 60_000 }).toBe(count + 1);
      try {
        await closeOnceAllRan(server, read);
        expect(times(inDoubt)).toBe(0);
        await read(makeAllRunsDue);
        const before = await read(readProduct);
        expect(before.size).toBeGreaterThan(70);

        clock.set(offset);
        await server.start();
        await oneMore(inDoubt, 0);
        await closeOnceAllRan(server, read);
        expect(await read(readProduct)).toEqual(before);
        expect(times(believedAgain)).toBe(0);

        const doubts = times(inDoubt);
        await server.start();
        await oneMore(inDoubt, doubts);
        const setRightAt = Date.now();
        clock.set("+0");
        await oneMore(believedAgain, 0);
        await server.close();
        const reached = await read(readReached);
        expect(reached).toBeGreaterThan(setRightAt - 2 * MINUTE);
        expect(reached).toBeLessThanOrEqual(Date.now());
      } finally {
        await server.stop();
        await copy?.drop();
      }
    },
    300_000,
  );
});

async function lookInto<Result>(where: DatabaseOptions, look: (db: Db) => Promise<Result>) {
  const { db, close } = await openDatabase(where);
  try {
    return await look(db);
  } finally {
    await close();
  }
}

/** Ends a server after every job has had a run, or was told to wait; of the embedded database that is seen afterwards. */
async function closeOnceAllRan(
  server: ProductServer,
  read: <R>(look: (db: Db) => Promise<R>) => Promise<R>,
) {
  const left = async () => {
    await server.close();
    const ran = new Set(await read(listRuns));
    const missing = periodicJobs.map(({ name }) => name).filter((name) => !ran.has(name));
    if (missing.length > 0) await server.start();
    return missing;
  };
  await expect.poll(left, { timeout: 120_000, interval: 2000 }).toEqual([]);
}

const listRuns = async (db: Db) =>
  (
    await rows<{ name: string }>(
      db,
      sql`select distinct name from pgboss.job where state = 'completed'`,
    )
  ).map(({ name }) => name);

/** Also by a clock that is two hours behind. */
async function makeAllRunsDue(db: Db) {
  await db.execute(sql`delete from pgboss.job where state = 'completed'`);
  await db.execute(
    sql`update pgboss.job set start_after = now() - interval '3 hours' where state = 'created'`,
  );
}

/** What the product holds, but for the jobs' own and the record of errors. */
const readProduct = async (db: Db) =>
  readStates(
    db,
    (await listTables(db)).filter((name) => !["error_logs", "job_clock"].includes(name)),
  );

const readReached = async (db: Db) =>
  (
    await rows<{ ms: number }>(
      db,
      sql`select extract(epoch from reached_at)::float8 * 1000 as ms from job_clock`,
    )
  )[0]?.ms;
