import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "@tefuda/db/client";
import type { FastifyInstance } from "fastify";

/** A database that takes longer serves nobody. */
const PATIENCE_MS = 2000;

async function answers(database: Pick<Database, "answer">): Promise<boolean> {
  const patience = new AbortController();
  const answer = database.answer().then(
    () => true,
    () => false,
  );
  const end = wait(PATIENCE_MS, false, patience).catch(() => false);
  const isThere = await Promise.race([answer, end]);
  patience.abort();
  return isThere;
}

/** `/healthz`: the process lives. `/readyz`: it can serve, that is, the database answers and no shutdown has begun. */
export function health(server: FastifyInstance, database: Pick<Database, "answer">) {
  let closing = false;
  // No limit keeps anybody from asking, so all who ask at once get the same answer.
  let asked: Promise<boolean> | undefined;
  const isThere = () => {
    asked ??= answers(database).finally(() => {
      asked = undefined;
    });
    return asked;
  };
  server.addHook("preClose", async () => {
    closing = true;
  });
  server.get("/healthz", async () => ({ ok: true }));
  server.get("/readyz", async (_request, reply) => {
    const isReady = !closing && (await isThere());
    return reply.code(isReady ? 200 : 503).send({ ok: isReady });
  });
}
