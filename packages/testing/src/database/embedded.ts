import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
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

/** A folder to open an embedded database in, which has all tables: to make them anew takes six seconds of a processor. */
export async function fillEmbeddedFolder(dataDir: string): Promise<void> {
  const kept = join(folder, `${await migrationsVersion()}-tables`);
  if (!existsSync(kept)) await keepMigratedTables(kept);
  await cp(kept, join(dataDir, "tables"), { recursive: true });
}

async function keepMigratedTables(kept: string) {
  await mkdir(folder, { recursive: true });
  const draft = await mkdtemp(join(folder, "draft-"));
  const database = await openDatabase({ dataDir: draft });
  await database.migrate();
  await database.close();
  // Whoever made one at the same time has made the same.
  await rename(join(draft, "tables"), kept).catch(() => undefined);
  await rm(draft, { recursive: true });
}
