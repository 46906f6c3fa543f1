import type { ModalId } from "@tefuda/domain/constants/modal-ids";
import {
  type ErrorCode,
  type ErrorEntry,
  errorCatalogue,
  isErrorCode,
} from "@tefuda/domain/errors/catalogue";
import { pageErrorMessages } from "@tefuda/domain/errors/page-messages.ja";

/** A failed call in the catalogue's terms, ready to be shown. */
export interface Failure {
  readonly code: ErrorCode;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly entry: ErrorEntry;
  /** The server was not there, or did not begin: the same call may be sent again by itself. */
  readonly isUnreached: boolean;
  /** Whether a later press of the same button may help. */
  readonly isPassing: boolean;
  /** How long the server asked to wait before the next try. */
  readonly retryAfterMs?: number | undefined;
}

const unreached: readonly ErrorCode[] = ["fetchDataError", "serverBusy"];
const passing: readonly ErrorCode[] = [
  ...unreached,
  "internalError",
  "tooManyRequests",
  "unexpected",
];

const own = (code: "fetchDataError" | "unexpected") => make(code, pageErrorMessages[code]);
const make = (code: ErrorCode, message: string, fields = {}): Failure => ({
  code,
  message,
  fields,
  entry: errorCatalogue[code],
  isUnreached: unreached.includes(code),
  isPassing: passing.includes(code),
});

/**
 * Reads any thrown value. What never reached the server, a call or a script, is a fetch error and
 * not ours. Told by name, because a page that makes no calls yet comes without the client's code.
 */
export function failureOf(error: unknown): Failure {
  return { ...causeOf(error), retryAfterMs: waitOf(error) };
}

/** The window that the catalogue names for a failure, when it is one of those that the screen has. */
export function modalFor<Own extends ModalId>(
  { entry }: Failure,
  ...own: readonly Own[]
): Own | undefined {
  return own.find((modal) => modal === entry.modal);
}

function causeOf(error: unknown): Failure {
  if (!(error instanceof Error)) return own("unexpected");
  if (error.name === "ChunkLoadError") return own("fetchDataError");
  if (error.name !== "TRPCClientError") return own("unexpected");
  const data = "data" in error ? error.data : undefined;
  if (typeof data !== "object" || data === null || !("code" in data)) return own("fetchDataError");
  if (!isErrorCode(data.code)) return own("unexpected");
  const fields = "fields" in data && typeof data.fields === "object" ? (data.fields ?? {}) : {};
  return make(data.code, error.message, fields);
}

/** `Retry-After` of the answer, in which the product writes seconds. */
function waitOf(error: unknown): number | undefined {
  if (!(error instanceof Error && "meta" in error)) return undefined;
  const { meta } = error;
  if (typeof meta !== "object" || meta === null || !("response" in meta)) return undefined;
  const { response } = meta;
  const asked = response instanceof Response ? response.headers.get("retry-after") : null;
  return asked !== null && /^\d+$/.test(asked) ? Number(asked) * 1000 : undefined;
}
