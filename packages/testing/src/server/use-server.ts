import { afterAll, beforeAll } from "vitest";
import { createPostgresTestDatabase } from "../database/postgres.ts";
import { copyDatabaseOf, sharedDemoData } from "./demo-data.ts";
import { type ProductServer, type ServerSettings, startServer } from "./product-server.ts";

/**
 * A server process for the tests of a file, without pages: on a database of its own on the server
 * of TEST_DATABASE_URL when that is set, on the embedded one otherwise.
 */
export function useServer(settings: Pick<ServerSettings, "seed" | "env">): {
  readonly current: ProductServer;
} {
  let server: ProductServer | undefined;
  let drop = async () => {};
  beforeAll(async () => {
    const serverUrl = process.env.TEST_DATABASE_URL || undefined;
    const demo = settings.seed === "demo" ? await sharedDemoData(serverUrl) : undefined;
    const database = demo
      ? await copyDatabaseOf(demo)
      : serverUrl && (await createPostgresTestDatabase(serverUrl));
    if (database) drop = database.drop;
    server = await startServer({
      seed: settings.seed,
      databaseUrl: database ? database.url : undefined,
      dataFrom: demo?.folder,
      env: { ROLE: "api", ...settings.env },
    });
  }, 180_000);
  afterAll(async () => {
    await server?.stop();
    await drop();
  });
  return {
    get current() {
      if (!server) throw new Error("The server runs only while tests run.");
      return server;
    },
  };
}
