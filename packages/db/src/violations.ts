import { DrizzleQueryError } from "drizzle-orm";

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

/** Whether an error is the database's own: it could not be reached, or refused what it was asked. */
export function isDatabaseFault(error: unknown): boolean {
  return error instanceof DrizzleQueryError;
}
