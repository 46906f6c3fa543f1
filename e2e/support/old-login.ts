import { sql } from "drizzle-orm";
import { withDatabase } from "./database.ts";
import type { ProductServer } from "./server.ts";

/**
 * Makes every login on the server ten minutes older, as if people had gone on for a while:
 * sensitive changes then ask for the password again.
 */
export const ageLogins = (server: ProductServer) =>
  withDatabase(server, async (db) => {
    await db.execute(sql`update sessions set created_at = created_at - interval '10 minutes'`);
  });
