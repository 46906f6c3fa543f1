import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Database, openDatabase } from "@tefuda/db/client";
import { migrationsVersion } from "./migrations-version.ts";

/** A new embedded database with all tables, in memory. */
export async function openEmbeddedTestDatabase(): Promise<Database> {
  return openDatabase({ memory: true, dump: await migratedDump() });
}

const folder = join(import.meta.dirname, "../../../../node_modules/.cache/test-database");

/** Migrating takes seconds and loading a dump does not, so the dump is kept between test files. */
async function migratedDump(): Promise<Blob> {
  const path = join(folder, `${await migrationsVersion()}.tar`);
  const kept = await readFile(path).catch(() => undefined);
  if (kept) return new Blob([kept]);
  const database = await openDatabase({ memory: true });
  await database.migrate();
  const dump = await database.client.dumpDataDir("none");
  await database.close();
  await mkdir(folder, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  await rename(draft, path);
  return dump;
}
