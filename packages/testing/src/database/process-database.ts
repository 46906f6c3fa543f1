import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseOptions } from "@tefuda/db/client";
import { fillEmbeddedFolder } from "./embedded.ts";
import { optionsOf } from "./pooler.ts";
import { createPostgresTestDatabase } from "./postgres.ts";

/** A database with all tables for processes that a test starts and ends, and what takes it away. */
export interface ProcessDatabase {
  readonly options: DatabaseOptions;
  drop(): Promise<void>;
}

/** Makes one on the server of TEST_DATABASE_URL, where that is set; the embedded one has one owner at a time. */
export async function makeProcessDatabase(): Promise<ProcessDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl) {
    const { url, drop } = await createPostgresTestDatabase(serverUrl);
    return { options: optionsOf(url), drop };
  }
  const dataDir = await mkdtemp(join(tmpdir(), "tefuda-process-"));
  await fillEmbeddedFolder(dataDir);
  return { options: { dataDir }, drop: () => rm(dataDir, { recursive: true }) };
}
