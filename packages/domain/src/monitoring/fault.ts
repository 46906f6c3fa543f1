import { isAppError } from "../errors/app-error.ts";

/** Errors that stand in for one another in a chain of causes; a chain that bites its tail ends. */
const CAUSES_MAX = 5;
/** What drizzle puts behind a query: the values, which are people's own words. */
const params = /\nparams: [\s\S]*$/;

/** SQLSTATE class 22: the database quotes the value that it could not read. */
const quotesValue = (error: Error) =>
  "code" in error && typeof error.code === "string" && /^22[0-9A-Z]{3}$/.test(error.code);

function textOf(error: Error & { readonly code?: unknown }): string {
  if (isAppError(error)) return error.message;
  if (quotesValue(error)) return `The database refused a value (${String(error.code)}).`;
  return error.message.replace(params, "");
}

/**
 * What is written down of an error that a server met: what lies at its bottom first, since the
 * layers above say little more than that something failed, and no value of a query. It still has
 * to be scrubbed.
 */
export function describeFault(thrown: unknown): {
  readonly name: string;
  readonly message: string;
} {
  const chain: Error[] = [];
  for (let error = thrown; error instanceof Error && chain.length < CAUSES_MAX; error = error.cause)
    chain.unshift(error);
  const [bottom] = chain;
  if (!bottom) return { name: "Error", message: String(thrown) };
  const texts = chain.map(textOf);
  // PostgreSQL's own errors bear the name of the message that brought them.
  const name = bottom.name === "error" ? bottom.constructor.name : bottom.name;
  return { name, message: [...new Set(texts)].join("\n") };
}
