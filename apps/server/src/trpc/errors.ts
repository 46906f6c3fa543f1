import { isDatabaseAway, isDatabaseFault, isRefusedValue } from "@tefuda/db/violations";
import { AppError, toAppError } from "@tefuda/domain/errors/app-error";
import {
  type ErrorCode,
  type ErrorKind,
  errorCatalogue,
  isErrorCode,
} from "@tefuda/domain/errors/catalogue";
import { errorText } from "@tefuda/domain/errors/messages.ja";
import { formatZodError } from "@tefuda/domain/validation/fields";
import { TRPCError } from "@trpc/server";
import { ZodError } from "zod";

const transportCodes = {
  badRequest: "BAD_REQUEST",
  unauthorized: "UNAUTHORIZED",
  forbidden: "FORBIDDEN",
  notFound: "NOT_FOUND",
  conflict: "CONFLICT",
  tooMany: "TOO_MANY_REQUESTS",
  unavailable: "SERVICE_UNAVAILABLE",
  internal: "INTERNAL_SERVER_ERROR",
} as const satisfies Record<ErrorKind, TRPCError["code"]>;

/** What a client learns of a failed call: nothing that is not in the catalogue. */
export interface ErrorData {
  readonly code: AppError["code"];
  readonly message: string;
  /** Japanese messages by field path, for forms. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The code that every fault of an input names, else the general one. */
function codeOfInput({ issues }: ZodError): ErrorCode {
  const [code, ...others] = new Set(
    issues.map((issue) => (issue.code === "custom" ? issue.params?.errorCode : undefined)),
  );
  return isErrorCode(code) && others.length === 0 ? code : "invalidParameter";
}

/** Turns whatever a procedure threw into one of the catalogue's errors. */
export function appErrorOf(error: TRPCError): AppError {
  if (error.cause instanceof ZodError)
    return new AppError(codeOfInput(error.cause), {
      fields: formatZodError(error.cause),
      cause: error,
    });
  if (error.cause instanceof AppError) return error.cause;
  switch (error.code) {
    case "NOT_FOUND":
      return new AppError("dataNotFound", { cause: error });
    case "PARSE_ERROR":
    case "BAD_REQUEST":
    case "METHOD_NOT_SUPPORTED":
    case "UNSUPPORTED_MEDIA_TYPE":
    case "PAYLOAD_TOO_LARGE":
      return new AppError("invalidParameter", { cause: error });
    default:
      if (isDatabaseAway(error.cause)) return new AppError("serverBusy", { cause: error.cause });
      if (isRefusedValue(error.cause))
        return new AppError("invalidParameter", { cause: error.cause });
      if (isDatabaseFault(error.cause))
        return new AppError("internalError", { cause: error.cause });
      return toAppError(error.cause ?? error);
  }
}

/** The transport error for an application error; its stack and cause stay on the server. */
export function transportErrorOf(error: AppError): TRPCError {
  return new TRPCError({ code: transportCodes[errorCatalogue[error.code].kind], cause: error });
}

/** When to ask again where nobody can know better. */
const AGAIN_AFTER_SECONDS = 5;

/** `Retry-After`, in seconds, where any of the errors may pass by itself: of several the longest. */
export function waitHeaders(...errors: readonly AppError[]): Readonly<Record<string, string>> {
  const waits = errors.map(
    ({ code, retryAfter }) =>
      retryAfter ?? (errorCatalogue[code].kind === "unavailable" ? AGAIN_AFTER_SECONDS : 0),
  );
  const longest = Math.max(0, ...waits);
  return longest > 0 ? { "retry-after": String(longest) } : {};
}

/** The public face of an error (spec 8 · Handling). */
export function errorData(error: AppError): ErrorData {
  return {
    code: error.code,
    message: errorText(error.code, error.params),
    fields: error.fields ?? {},
  };
}
