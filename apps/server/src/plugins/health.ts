import type { Database } from "@tefuda/db/client";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";

/** `/healthz`: the process lives. `/readyz`: it can serve, that is, the database answers and no shutdown has begun. */
export function health(server: FastifyInstance, database: Database) {
  let closing = false;
  server.addHook("preClose", async () => {
    closing = true;
  });
  server.get("/healthz", async () => ({ ok: true }));
  server.get("/readyz", async (_request, reply) => {
    if (closing) return reply.code(503).send({ ok: false });
    await database.db.execute(sql`select 1`);
    return { ok: true };
  });
}
