import { isDatabaseAway } from "@tefuda/db/violations";
import { AppError } from "@tefuda/domain/errors/app-error";
import { logFault } from "@tefuda/services/monitoring/log-fault";
import type { FastifyInstance } from "fastify";
import { type AppCtx, callerOf, personOf } from "../trpc/context.ts";
import { isCutOff } from "./body.ts";
import { type Failure, failureOf, sendFailure } from "./failure.ts";
import { createRefusals } from "./limits.ts";
import { tellRefusal } from "./refusals.ts";

/**
 * Answers what fails outside of the calls, as a file or a page, and puts what nobody expected where
 * operators read it. Nobody waits for it to be written.
 */
export function faults(server: FastifyInstance, app: AppCtx) {
  const refusalMayLeave = createRefusals();
  server.setErrorHandler(async (thrown, request, reply) => {
    // A body that breaks off is its sender's doing.
    const failure = isCutOff(request.raw)
      ? { status: 400, error: new AppError("invalidParameter", { cause: thrown }) }
      : failureOf(thrown);
    tellRefusal(request, failure.error.code);
    if (failure.status >= 500 && failure.error.cause)
      request.log.error(
        { err: failure.error.cause, userId: personOf(request) },
        "A request failed",
      );
    const error = failure.error.cause ?? (failure.status === 500 ? thrown : undefined);
    // Where the database is what is away, there is nowhere to write it down.
    if (failure.status >= 500 && error && !isDatabaseAway(error)) {
      void logFault(app, { error, place: request.url, by: callerOf(request), id: request.id });
    }
    if (isTooMuch(failure)) await refusalMayLeave(request);
    return sendFailure(request, reply, failure);
  });
  server.setNotFoundHandler((request, reply) =>
    sendFailure(request, reply, { status: 404, error: new AppError("dataNotFound") }),
  );
}

/** Refused because of how much is asked, not because something is away. */
const isTooMuch = ({ error }: Failure) =>
  (error.code === "serverBusy" || error.code === "tooManyRequests") && !error.cause;
