import { AppError } from "@tefuda/domain/errors/app-error";
import { getTRPCErrorFromUnknown, getTRPCErrorShape, transformTRPCResponse } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { appErrorOf, type ErrorData, errorData, transportErrorOf, waitHeaders } from "./errors.ts";
import { appRouter } from "./router.ts";

/** What went wrong beside the calls, answered as a call answers it, so that pages read it alike. */
export function callError(thrown: unknown): {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
  readonly error: AppError;
} {
  const error = appErrorOf(getTRPCErrorFromUnknown(thrown));
  const transport = transportErrorOf(error);
  const config = appRouter._def._config;
  const shape = getTRPCErrorShape({
    config,
    error: transport,
    type: "mutation",
    path: undefined,
    input: undefined,
    ctx: undefined,
  });
  return {
    status: getHTTPStatusCodeFromError(transport),
    headers: waitHeaders(error),
    body: transformTRPCResponse(config, { error: shape }),
    error,
  };
}

const NOT_READ_FROM = 400;
const NOT_READ_UP_TO = 499;

/** A body that the server itself refuses to read: no JSON, another type, too long. */
const isUnread = (thrown: unknown) =>
  thrown instanceof Error &&
  "statusCode" in thrown &&
  typeof thrown.statusCode === "number" &&
  thrown.statusCode >= NOT_READ_FROM &&
  thrown.statusCode <= NOT_READ_UP_TO;

/** What went wrong in a named function, in the words of the catalogue alone. */
export function functionError(thrown: unknown): {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly error: ErrorData;
  readonly cause: unknown;
} {
  const given =
    isUnread(thrown) && !(thrown instanceof AppError)
      ? new AppError("invalidParameter", { cause: thrown })
      : thrown;
  const { status, headers, error } = callError(given);
  return { status, headers, error: errorData(error), cause: error.cause };
}
