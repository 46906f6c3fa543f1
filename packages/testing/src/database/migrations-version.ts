import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { migrationsFolder } from "@tefuda/db/migrations";

/** Names the state of the tables, so that prepared databases are made again when it changes. */
export async function migrationsVersion(): Promise<string> {
  const hash = createHash("sha256");
  for (const name of (await readdir(migrationsFolder)).filter((n) => n.endsWith(".sql")).toSorted())
    hash.update(name).update(await readFile(join(migrationsFolder, name)));
  return hash.digest("hex").slice(0, 12);
}
