import {
  type ErrorCode,
  type ErrorEntry,
  errorCatalogue,
  isErrorCode,
} from "@tefuda/domain/errors/catalogue";
import { errorText } from "@tefuda/domain/errors/messages.ja";
import { TRPCClientError } from "@trpc/client";

/** A failed call in the catalogue's terms, ready to be shown. */
export interface Failure {
  readonly code: ErrorCode;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly entry: ErrorEntry;
}

const make = (code: ErrorCode, message = errorText(code), fields = {}): Failure => ({
  code,
  message,
  fields,
  entry: errorCatalogue[code],
});

/** The name of the error of a script that could not be fetched. */
const SCRIPT_NOT_FETCHED = "ChunkLoadError";

/** Reads any thrown value. What never reached the server is a fetch error, not ours. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Error && error.name === SCRIPT_NOT_FETCHED) return make("fetchDataError");
  if (!(error instanceof TRPCClientError)) return make("unexpected");
  const data: unknown = error.data;
  if (typeof data !== "object" || data === null || !("code" in data)) return make("fetchDataError");
  if (!isErrorCode(data.code)) return make("unexpected");
  const fields = "fields" in data && typeof data.fields === "object" ? (data.fields ?? {}) : {};
  return make(data.code, error.message, fields);
}
