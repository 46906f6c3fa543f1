import { randomBytes } from "node:crypto";
import { cp, mkdtemp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "./client.ts";
import { DataFolderDamaged } from "./damaged-folder.ts";
import { rows } from "./rows.ts";
import { sql } from "./sql.ts";

let folder: string;
let migrations: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tefuda-damaged-"));
  const database = await openDatabase({ dataDir: join(folder, "whole") });
  await database.migrate();
  const [found] = await rows<{ path: string }>(
    database.db,
    sql`select pg_relation_filepath('drizzle.__drizzle_migrations') as path`,
  );
  migrations = found?.path ?? "";
  await database.close();
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

const damages: Record<string, (tables: string) => Promise<unknown>> = {
  "another version": (tables) => writeFile(join(tables, "PG_VERSION"), "15\n"),
  "no version": (tables) => rm(join(tables, "PG_VERSION")),
  "a file that was cut": (tables) => truncate(join(tables, "global/pg_control"), 100),
  "noise for a file": (tables) => writeFile(join(tables, "global/pg_control"), randomBytes(8192)),
  "no journal": (tables) => rm(join(tables, "pg_wal"), { recursive: true }),
  "noise for a table": (tables) => writeFile(join(tables, migrations), randomBytes(8192)),
  "a file for a folder": async (tables) => {
    await rm(tables, { recursive: true });
    await writeFile(tables, "hello");
  },
};

it.each(Object.entries(damages))("a database with %s is named as damaged", async (name, damage) => {
  const dataDir = join(folder, name.replaceAll(" ", "-"));
  await cp(join(folder, "whole"), dataDir, { recursive: true });
  await damage(join(dataDir, "tables"));
  const open = async () => (await openDatabase({ dataDir })).migrate();
  await expect(open()).rejects.toThrow(DataFolderDamaged);
  // Nothing was begun anew over it, and nobody has the folder.
  await expect(open()).rejects.toMatchObject({ name: "DataFolderDamaged", dataDir });
  expect((await readdir(dataDir)).toSorted()).toEqual(["owner.lock", "tables"]);
});

it("a first start that fails is not taken for damage", async () => {
  const dataDir = join(folder, "new");
  const database = await openDatabase({ dataDir });
  await database.db.execute(sql`create table users ()`);
  await expect(database.migrate()).rejects.not.toThrow(DataFolderDamaged);
});
