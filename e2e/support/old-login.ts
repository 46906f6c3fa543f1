import { join } from "node:path";
import { openDatabase } from "../../packages/db/src/client.ts";
import type { ProductServer } from "./server.ts";

/**
 * Makes every login on the server ten minutes older, as if people had gone on for a while:
 * sensitive changes then ask for the password again. The server stands still meanwhile.
 */
export async function ageLogins(server: ProductServer): Promise<void> {
  await server.close();
  const database = await openDatabase({ dataDir: join(server.dataDir, "database") });
  await database.client.exec("update sessions set created_at = created_at - interval '10 minutes'");
  await database.close();
  await server.start();
}
