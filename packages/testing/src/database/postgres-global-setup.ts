import { randomUUID } from "node:crypto";
import { standBefore } from "./pooler.ts";
import { dropPostgresDatabases } from "./postgres.ts";
import { startPostgres } from "./postgres-server.ts";

/** Begins the names of the databases that the workers of a run keep. */
const KEPT = "TEST_DATABASE_KEPT";

/**
 * For vitest's `globalSetup`: tests of the database run on a PostgreSQL server, the one that
 * TEST_DATABASE_URL names or one that is started for them; with TEFUDA_TEST_POOLED=1 through a pooler.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const beginning = `tefuda_kept_${randomUUID().replaceAll("-", "")}`;
  process.env[KEPT] = beginning;
  const given = process.env.TEST_DATABASE_URL;
  const server = given
    ? { url: given, stop: () => dropPostgresDatabases(given, beginning) }
    : await startPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  const pooler = await standBefore(server.url);
  return async () => {
    if (!given) delete process.env.TEST_DATABASE_URL;
    await pooler?.stop();
    await server.stop();
  };
}

/** The name of the database that this worker keeps. One that takes a dead one's place takes its name. */
export const keptDatabase = () => `${process.env[KEPT]}_${process.env.VITEST_POOL_ID}`;
