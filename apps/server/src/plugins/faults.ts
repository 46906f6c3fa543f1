import { logFault } from "@tefuda/services/monitoring/log-fault";
import type { FastifyError, FastifyInstance } from "fastify";
import { type AppCtx, callerOf } from "../trpc/context.ts";

/**
 * Puts what fails outside of the calls, as a file or a page, where operators read it; the answer
 * stays the server's own. Nobody waits for it to be written.
 */
export function faults(server: FastifyInstance, app: AppCtx) {
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    if ((error.statusCode ?? 500) >= 500)
      void logFault(app, { error, place: request.url, by: callerOf(request) });
    return reply.send(error);
  });
}
