import { join } from "node:path";
import type { DatabaseOptions } from "@tefuda/db/client";
import { WrongSetting } from "./wrong-setting.ts";

interface Given {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_DIRECT_URL?: string | undefined;
  readonly DATABASE_POOL: number;
  readonly DATABASE_PREPARE?: boolean | undefined;
}

/**
 * The PostgreSQL server that is named, past a pooler too where one stands before it; else the embedded database.
 * @throws WrongSetting where one of them says too little
 */
export function databaseOf(set: Given, dataDir: string): DatabaseOptions {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_PREPARE: prepares } = set;
  if (directUrl && !url) throw new WrongSetting("Setting DATABASE_DIRECT_URL needs DATABASE_URL.");
  if (!url) return { dataDir: join(dataDir, "database") };
  if (prepares === false && !directUrl)
    throw new WrongSetting(
      "Setting DATABASE_PREPARE 0 needs DATABASE_DIRECT_URL, the address of the server behind the pooler.",
    );
  // Not every pooler follows the names of statements.
  return { url, directUrl, max: set.DATABASE_POOL, namesStatements: prepares ?? !directUrl };
}
