import { join } from "node:path";
import { type Db, openDatabase } from "../../packages/db/src/client.ts";
import type { ProductServer } from "./server.ts";

/** Works on a server's tables; the server stands still meanwhile, for it may be the only one to open them. */
export async function withDatabase<T>(server: ProductServer, work: (db: Db) => Promise<T>) {
  await server.close();
  const { databaseUrl, dataDir } = server;
  const database = await openDatabase(
    databaseUrl ? { url: databaseUrl, max: 1 } : { dataDir: join(dataDir, "database") },
  );
  try {
    return await work(database.db);
  } finally {
    await database.close();
    await server.start();
  }
}
