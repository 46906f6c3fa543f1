import { rm } from "node:fs/promises";
import {
  copyPostgresDatabase,
  createPostgresTestDatabase,
  type PostgresTestDatabase,
} from "../../packages/testing/src/database/postgres.ts";
import { startPostgres } from "../../packages/testing/src/database/postgres-server.ts";
import { startServer } from "./server.ts";

/** What a server with demo data starts with a copy of. */
export interface DemoData {
  /** Its data folder, with the database unless that is PostgreSQL's. */
  readonly folder: string;
  readonly databaseUrl: string | undefined;
}

// Playwright hands the environment of its setup on to the workers.
const KEY = "TEFUDA_DEMO_DATA";

/**
 * Makes the demo data once for all servers of a run: drawing its pictures and filling a new
 * database takes longer than most journeys. Answers what removes it again.
 *
 * @param isEmbedded on the embedded database, which takes twice the processor time of PostgreSQL
 */
export async function makeDemoData(isEmbedded: boolean): Promise<() => Promise<void>> {
  const postgres = isEmbedded ? undefined : await startPostgres();
  const database = postgres && (await createPostgresTestDatabase(postgres.url));
  const server = await startServer({ seed: "demo", databaseUrl: database?.url });
  await server.close();
  const made: DemoData = { folder: server.dataDir, databaseUrl: database?.url };
  process.env[KEY] = JSON.stringify(made);
  return async () => {
    await postgres?.stop();
    await rm(made.folder, { recursive: true, force: true });
  };
}

export function demoData(): DemoData {
  const made = process.env[KEY];
  if (made === undefined) throw new Error("There is no demo data to start with.");
  return JSON.parse(made);
}

/** A copy of the database, unless it comes with the folder. */
export async function copyOf({ databaseUrl }: DemoData): Promise<PostgresTestDatabase | undefined> {
  return databaseUrl === undefined ? undefined : copyPostgresDatabase(databaseUrl);
}
