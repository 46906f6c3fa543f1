import type { AppError } from "@tefuda/domain/errors/app-error";
import { getTRPCErrorFromUnknown, getTRPCErrorShape, transformTRPCResponse } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { appErrorOf, transportErrorOf } from "./errors.ts";
import { appRouter } from "./router.ts";

/** What went wrong beside the calls, answered as a call answers it, so that pages read it alike. */
export function callError(thrown: unknown): {
  readonly status: number;
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
    body: transformTRPCResponse(config, { error: shape }),
    error,
  };
}
