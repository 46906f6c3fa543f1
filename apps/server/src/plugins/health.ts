import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "@tefuda/db/client";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";

/** A database that takes longer serves nobody. */
const PATIENCE_MS = 2000;

async function answers({ db }: Database): Promise<boolean> {
  const patience = new AbortController();
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const end = wait(PATIENCE_MS, false, patience).catch(() => false);
  const isThere = await Promise.race([answer, end]);
  patience.abort();
  return isThere;
}

/** `/healthz`: the process lives. `/readyz`: it can serve, that is, the database answers and no shutdown has begun. */
export function health(server: FastifyInstance, database: Database) {
  let closing = false;
  server.addHook("preClose", async () => {
    closing = true;
  });
  server.get("/healthz", async () => ({ ok: true }));
  server.get("/readyz", async (_request, reply) => {
    const isReady = !closing && (await answers(database));
    return reply.code(isReady ? 200 : 503).send({ ok: isReady });
  });
}
