import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";
import { migrationsFolder } from "./migrations.ts";
import * as schema from "./schema/tables.ts";

type Snapshot = Parameters<typeof generateMigration>[0];

/**
 * The beginning of each migration's checksum. A database that has run one never runs it again, so it stays
 * as it is from the day that its line stands here.
 */
const written: Readonly<Record<string, string>> = {
  "0000_tables": "92a5214bcd8f2262",
  "0001_names_by_id": "e3934cba7116eb09",
  "0002_company_name_keys": "4fe94f0b9c6b9403",
  "0003_job_clock": "9cf63a611a53ed9e",
  "0004_former_slugs": "95177815a73ba9df",
  "0005_fold_text": "c011e545da76a4c9",
  "0006_synonyms": "bfc83459b7336687",
  "0007_page_marks": "4102b42a4f96406a",
  "0008_refused_addresses": "f941c8acff43c629",
  "0009_candidate_places": "bd9ce769648ee020",
};

const read = (name: string) => readFile(join(migrationsFolder, name), "utf8");

async function listTags(): Promise<string[]> {
  const journal: { entries: { tag: string }[] } = JSON.parse(await read("meta/_journal.json"));
  return journal.entries.map(({ tag }) => tag);
}

/** What the tables are after the newest migration, by which the next one is written. */
const nameSnapshot = (tags: readonly string[]) => `${tags.at(-1)?.slice(0, 4)}_snapshot.json`;

test("the newest migration brings the tables to what the schema says", async () => {
  const newest = nameSnapshot(await listTags());
  const snapshot: Snapshot = JSON.parse(await read(`meta/${newest}`));
  const now = generateDrizzleJson({ ...schema }, snapshot.id, undefined, "snake_case");
  expect(await generateMigration(snapshot, now)).toEqual([]);
});

test("the newest snapshot alone is kept", async () => {
  const kept = (await readdir(join(migrationsFolder, "meta"))).filter((n) =>
    n.includes("snapshot"),
  );
  expect(kept).toEqual([nameSnapshot(await listTags())]);
});

test("migrations only grow", async () => {
  const checksum = async (tag: string) =>
    createHash("sha256")
      .update(await read(`${tag}.sql`))
      .digest("hex")
      .slice(0, 16);
  const tags = await listTags();
  const found = await Promise.all(tags.map(async (tag) => [tag, await checksum(tag)] as const));
  expect(Object.fromEntries(found)).toEqual(written);
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith(".sql"));
  expect(files.toSorted()).toEqual(tags.map((tag) => `${tag}.sql`));
});
