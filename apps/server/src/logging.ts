import { describeFault } from "@tefuda/domain/monitoring/fault";
import { scrubError } from "@tefuda/domain/monitoring/scrub";
import type { FastifyServerOptions } from "fastify";

/** What may stand beside a line. Whatever else is handed in may be somebody's own words. */
const known = new Set(["job", "path", "queue", "reqId", "serverAddress", "signal", "status"]);
/** The places of a stack alone: the lines before them repeat the message. */
const frame = /^ {4}at .*/gm;

/** An error without the values it was about: no parameter of a statement, no row, no address. */
function describeError(error: Error) {
  const { name, message } = describeFault(error);
  return { type: name, message: scrubError(message), stack: error.stack?.match(frame)?.join("\n") };
}

function describeLine(line: object) {
  return Object.fromEntries(
    Object.entries(line).flatMap(([field, value]): [string, unknown][] => {
      if (value instanceof Error) return [[field, describeError(value)]];
      return known.has(field) ? [[field, value]] : [];
    }),
  );
}

/** The process's own log: lines of JSON on the standard output, in which nobody's words stand. */
export const logging = (level: string) =>
  ({
    level,
    formatters: { log: describeLine },
    hooks: {
      // Given an error alone, the logger takes its message for the line's.
      logMethod(given, write) {
        const [first, ...rest] = given as unknown[];
        const line = first instanceof Error && rest.length === 0 ? [first, "An error."] : given;
        write.apply(this, line as Parameters<typeof write>);
      },
    },
  }) satisfies FastifyServerOptions["logger"];
