import { type ErrorCode, type ErrorParams, isErrorCode } from "./catalogue.ts";
import { errorText } from "./messages.ja.ts";

/** Messages beside form fields, keyed by the field's path joined with dots. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface AppErrorOptions {
  params?: ErrorParams;
  fields?: FieldErrors;
  /** After how many seconds the same may be asked again, where that is known. */
  retryAfter?: number | undefined;
  /** What went wrong underneath; for the log, never for a person. */
  cause?: unknown;
}

/** The one error services throw; its message is the Japanese text of its code (spec 8). */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly fields: FieldErrors;
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    { params = {}, fields = {}, retryAfter, cause }: AppErrorOptions = {},
  ) {
    super(errorText(code, params), cause === undefined ? undefined : { cause });
    this.code = code;
    this.params = params;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** True for an AppError, also one made by another copy of this module. */
export function isAppError(value: unknown): value is AppError {
  return (
    value instanceof AppError ||
    (value instanceof Error &&
      value.name === "AppError" &&
      "code" in value &&
      isErrorCode(value.code))
  );
}

/** The error itself when it is an AppError; anything else becomes `unexpected` with its cause. */
export function toAppError(value: unknown): AppError {
  return isAppError(value) ? value : new AppError("unexpected", { cause: value });
}
