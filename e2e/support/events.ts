import { analyticsEvents } from "../../packages/db/src/schema/monitoring.ts";
import { withDatabase } from "./database.ts";
import type { ProductServer } from "./server.ts";

/** Every event that the server has written, the oldest first. */
export const readEvents = (server: ProductServer) =>
  withDatabase(server, (db) =>
    db.select().from(analyticsEvents).orderBy(analyticsEvents.createdAt, analyticsEvents.id),
  );
