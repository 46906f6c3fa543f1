import { type ErrorCode, type ErrorParams, isErrorCode } from "./catalogue.ts";
import { errorText } from "./messages.ja.ts";

/** Messages beside form fields, keyed by the field's path joined with dots. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface AppErrorOptions {
  params?: ErrorParams;
  fields?: FieldErrors;
  /** What went wrong underneath; for the log, never for a person. */
  cause?: unknown;
}

/** The one error services throw; its message is the Japanese text of its code (spec 8). */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly fields: FieldErrors;

  constructor(code: ErrorCode, { params = {}, fields = {}, cause }: AppErrorOptions = {}) {
    super(errorText(code, params), cause === undefined ? undefined : { cause });
    this.code = code;
    this.params = params;
    this.fields = fields;
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
