import { describeFault } from "@tefuda/domain/monitoring/fault";
import { scrubError } from "@tefuda/domain/monitoring/scrub";
import type { FastifyServerOptions } from "fastify";

/** What may stand beside a line. Whatever else is handed in may be somebody's own words. */
const known = new Set([
  "code",
  "event",
  "job",
  "path",
  "queue",
  "reqId",
  "serverAddress",
  "signal",
  "status",
  "userId",
]);
/** The places of a stack alone: the lines before them repeat the message. */
const frame = /^ {4}at [\x21-\x7e ]+$/gm;
/** SQLSTATE, and the names of the system and of libraries. */
const plainCode = /^\w{1,64}$/;

/** The code of an error, or of what lies below it; a chain that bites its tail ends. */
function codeOf(thrown: unknown, depth = 5): string | undefined {
  if (!(thrown instanceof Error) || depth === 0) return undefined;
  const code = "code" in thrown ? String(thrown.code) : "";
  return plainCode.test(code) ? code : codeOf(thrown.cause, depth - 1);
}

/** What an error is and where it came from: nothing that anybody wrote. */
export function describePlace(error: Error) {
  const { stack = "", message } = error;
  const places = stack.slice(stack.indexOf(message) + message.length).match(frame);
  return { type: describeFault(error).name, code: codeOf(error), stack: places?.join("\n") };
}

/** An error without the values it was about: no parameter of a statement, no row, no address. */
const describeError = (error: Error) => ({
  ...describePlace(error),
  message: scrubError(describeFault(error).message),
});

type Describe = (error: Error) => object;

function describeLine(line: object, describe: Describe) {
  return Object.fromEntries(
    Object.entries(line).flatMap(([field, value]): [string, unknown][] => {
      if (value instanceof Error) return [[field, describe(value)]];
      return known.has(field) ? [[field, value]] : [];
    }),
  );
}

/** The process's own log: lines of JSON on the standard output, in which nobody's words stand. */
export const logging = (level: string, describe: Describe = describeError) =>
  ({
    level,
    // An error is described by then: the framework's own serializer would call it an Object.
    serializers: {
      err: (described: object) => ({ type: "", message: "", stack: "", ...described }),
    },
    formatters: { log: (line: object) => describeLine(line, describe) },
    hooks: {
      // Given an error alone, the logger takes its message for the line's.
      logMethod(given, write) {
        const [first, ...rest] = given as unknown[];
        const line = first instanceof Error && rest.length === 0 ? [first, "An error."] : given;
        write.apply(this, line as Parameters<typeof write>);
      },
    },
  }) satisfies FastifyServerOptions["logger"];
