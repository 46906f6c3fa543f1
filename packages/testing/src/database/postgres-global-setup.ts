import { startPostgres } from "./postgres-server.ts";

/**
 * For vitest's `globalSetup`: tests of the database run on a PostgreSQL server, the one that
 * TEST_DATABASE_URL names or one that is started for them.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await postgres.stop();
  };
}
