import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";
import { migrationsFolder } from "./migrations.ts";
import * as schema from "./schema/tables.ts";

type Snapshot = Parameters<typeof generateMigration>[0];

test("the newest migration brings the tables to what the schema says", async () => {
  const read = async <T>(name: string): Promise<T> =>
    JSON.parse(await readFile(join(migrationsFolder, "meta", name), "utf8"));
  const { entries } = await read<{ entries: { tag: string }[] }>("_journal.json");
  const snapshot = await read<Snapshot>(`${entries.at(-1)?.tag.slice(0, 4)}_snapshot.json`);
  const now = generateDrizzleJson({ ...schema }, snapshot.id, undefined, "snake_case");
  expect(await generateMigration(snapshot, now)).toEqual([]);
});
