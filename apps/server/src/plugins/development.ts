import { listOutbox } from "@tefuda/services/notification/list-outbox";
import type { FastifyInstance } from "fastify";
import type { AppCtx } from "../trpc/context.ts";

/** What only development and tests see: the mails that no mail server took. */
export function development(server: FastifyInstance, app: AppCtx) {
  server.get<{ Querystring: { to?: string } }>("/dev/outbox.json", async (request) =>
    listOutbox(app, { to: request.query.to }),
  );
}
