import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { optionsOf } from "@tefuda/testing/database/pooler";
import { findPrograms } from "@tefuda/testing/database/postgres-server";
import { listTables, readStates } from "@tefuda/testing/database/table-states";
import { copyDatabaseOf, sharedDemoData } from "@tefuda/testing/server/demo-data";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "./client.ts";
import { connect } from "./connection.ts";

const run = promisify(execFile);
const serverUrl = process.env.TEST_DATABASE_URL ?? "";
const name = `tefuda_test_restored_${process.pid}`;

const onServer = async (statement: string) => {
  const client = await connect({ connectionString: serverUrl });
  await client.query(statement);
  await client.end();
};
afterAll(() => onServer(`drop database if exists ${name} with (force)`));

/** How a table without rows reads. */
const NOTHING = "d41d8cd98f00b204e9800998ecf8427e";

async function readAt(url: string) {
  const database = await openDatabase(optionsOf(url));
  try {
    return await readStates(database.db, await listTables(database.db));
  } finally {
    await database.close();
  }
}

test("a dump of the whole demo is put back as it was, generated columns and indexes of functions included", async () => {
  const programs = await findPrograms("pg_dump", "pg_restore");
  const demo = await copyDatabaseOf(await sharedDemoData(serverUrl));
  const databaseUrl = demo?.url ?? "";
  const dump = join(mkdtempSync(join(tmpdir(), "tefuda-dump-")), "tefuda.dump");
  await run(join(programs ?? "", "pg_dump"), ["--format=custom", `--file=${dump}`, databaseUrl]);
  await onServer(`create database ${name}`);
  const restored = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  await run(join(programs ?? "", "pg_restore"), [
    "--exit-on-error",
    "--no-owner",
    `--dbname=${restored}`,
    dump,
  ]);
  const before = await readAt(databaseUrl);
  expect(before.size).toBeGreaterThan(70);
  for (const name of ["hidden_company_domains", "company_marks"])
    expect(before.get(name)).not.toBe(NOTHING);
  expect(await readAt(restored)).toEqual(before);
  // It is up to date, so that a start on it changes nothing.
  const database = await openDatabase(optionsOf(restored));
  await database.migrate();
  await database.close();
  await demo?.drop();
}, 120_000);
