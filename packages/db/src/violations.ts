import { DrizzleQueryError } from "./sql.ts";

const UNIQUE_VIOLATION = "23505";

/**
 * The name of the unique constraint or index that refused a write, or nothing for every other
 * error. Drizzle wraps the engine's error, so its causes are looked through.
 */
export function uniqueViolation(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && cause.code === UNIQUE_VIOLATION) {
      return "constraint" in cause && typeof cause.constraint === "string"
        ? cause.constraint
        : undefined;
    }
  }
  return undefined;
}

/** SQLSTATE of values that no column takes: NUL in a text, the year 0, a number out of range. */
const REFUSED_VALUES = new Set(["22003", "22007", "22008", "22021", "22P02", "22P05"]);

/** Whether the database could not read what it was given, which is then a caller's fault. */
export function isRefusedValue(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code !== undefined && REFUSED_VALUES.has(code));
}

const UNREACHABLE = new Set([
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);
/**
 * SQLSTATE: lost connections, a password that is being changed, no room on the disk and the like, a server that
 * stops or starts, one that takes no writes, as a standby does, and a statement that somebody else ended.
 */
const UNAVAILABLE = /^(08...|28...|53...|57P0[1-5]|25006|57014|55P03)$/;
/** What the driver says where nothing has a code. */
const GONE =
  /^(Connection terminated|timeout exceeded when trying|timeout expired|Client has encountered)/;

/** Whether a statement failed because the database is away or full, and would do well once it is not. */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some(
    ({ code = "", message }) =>
      UNAVAILABLE.test(code) || UNREACHABLE.has(code) || GONE.test(message),
  );
}

/** SQLSTATE of a lock that was not to be had in time. */
const LOCKED_OUT = "55P03";

/** Whether somebody else held for too long what was asked for. */
export function isLockedOut(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code === LOCKED_OUT);
}

/** The errors behind an error, itself first; a chain that bites its tail ends. */
function causesOf(error: unknown): { readonly code?: string; readonly message: string }[] {
  const causes = new Set<Error>();
  for (let cause = error; cause instanceof Error && !causes.has(cause); cause = cause.cause)
    causes.add(cause);
  return [...causes].map((cause) => ({
    message: cause.message,
    ...("code" in cause && typeof cause.code === "string" && { code: cause.code }),
  }));
}

/** Whether an error is the database's own: it could not be reached, or refused what it was asked. */
export function isDatabaseFault(error: unknown): boolean {
  return error instanceof DrizzleQueryError;
}
