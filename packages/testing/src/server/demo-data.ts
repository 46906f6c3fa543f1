import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type DatabaseOptions, openDatabase } from "@tefuda/db/client";
import { accounts } from "@tefuda/db/schema/account";
import { hashPassword } from "@tefuda/services/account/password-hash";
import {
  copyPostgresDatabase,
  createPostgresTestDatabase,
  type PostgresTestDatabase,
} from "../database/postgres.ts";
import { demoPassword } from "../demo/accounts.ts";
import { startServer } from "./product-server.ts";

/** What a server with demo data starts with a copy of. */
export interface DemoData {
  /** Its data folder, with the database unless that is PostgreSQL's. */
  readonly folder: string;
  readonly databaseUrl: string | undefined;
}

/** Tests sign in by hundreds, and a hash of people's cost takes a quarter of a second of a processor. */
const CHEAP = { ln: 4, r: 8, p: 1 } as const;

/**
 * Makes the demo data once for all who take copies of it: drawing its pictures and filling a new
 * database takes longer than most tests. Whoever asks removes it again.
 *
 * @param serverUrl a PostgreSQL server; without it the database is the embedded one
 */
export async function makeDemoData(serverUrl: string | undefined): Promise<DemoData> {
  const database = serverUrl ? await createPostgresTestDatabase(serverUrl) : undefined;
  const server = await startServer({
    seed: "demo",
    databaseUrl: database?.url,
    isDirect: true,
    env: { ROLE: "api" },
  });
  await server.close();
  await cheapenHashes(
    database ? { url: database.url } : { dataDir: join(server.dataDir, "database") },
  );
  return { folder: server.dataDir, databaseUrl: database?.url };
}

async function cheapenHashes(where: DatabaseOptions): Promise<void> {
  const { db, close } = await openDatabase(where);
  await db.update(accounts).set({ password: await hashPassword(demoPassword, CHEAP) });
  await close();
}

/** Names the folder of a run of tests, whose workers share what is in it. */
const RUN_FOLDER = "TEFUDA_TEST_RUN";

/** For vitest's `globalSetup`: a folder for what the workers of a run share. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "tefuda-test-run-"));
  process.env[RUN_FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** The demo data of a run of tests: who asks first makes it, all others wait. */
export async function sharedDemoData(serverUrl: string | undefined): Promise<DemoData> {
  const run = process.env[RUN_FOLDER];
  if (!run) throw new Error("No folder of the run: its setup is missing in vitest.config.ts.");
  const place = join(run, serverUrl ? "postgres" : "embedded");
  const note = `${place}.json`;
  const isFirst = await mkdir(place).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    const made = await makeDemoData(serverUrl).catch((error) => ({ error: String(error) }));
    // What is in a file's own temporary folder goes with it.
    if ("folder" in made) await rename(made.folder, place);
    await writeFile(`${note}.draft`, JSON.stringify({ ...made, folder: place }));
    await rename(`${note}.draft`, note);
  }
  while (!existsSync(note)) await wait(100);
  const made: DemoData | { readonly error: string } = JSON.parse(readFileSync(note, "utf8"));
  if ("error" in made) throw new Error(made.error);
  return made;
}

/** A copy of the database, unless it comes with the folder. */
export async function copyDatabaseOf({
  databaseUrl,
}: DemoData): Promise<PostgresTestDatabase | undefined> {
  return databaseUrl === undefined ? undefined : copyPostgresDatabase(databaseUrl);
}
