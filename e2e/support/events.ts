import { join } from "node:path";
import { openDatabase } from "../../packages/db/src/client.ts";
import { analyticsEvents } from "../../packages/db/src/schema/monitoring.ts";
import type { ProductServer } from "./server.ts";

/** Every event that the server has written, the oldest first. The server stands still meanwhile. */
export async function readEvents(server: ProductServer) {
  await server.close();
  const database = await openDatabase({ dataDir: join(server.dataDir, "database") });
  const events = await database.db
    .select()
    .from(analyticsEvents)
    .orderBy(analyticsEvents.createdAt, analyticsEvents.id);
  await database.close();
  await server.start();
  return events;
}
