import { parseArgs } from "node:util";
import type { z } from "zod";
import { WrongSetting } from "../config.ts";

/**
 * The `--name value` arguments of a command, checked by a schema.
 * @throws WrongSetting with how the command is meant to be called
 */
export function readArguments<Schema extends z.ZodObject>(
  schema: Schema,
  usage: string,
  args: readonly string[] = process.argv.slice(2),
): z.output<Schema> {
  const options = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, { type: "string" as const }]),
  );
  const fail = (reason: string) => new WrongSetting(`${reason}\nUsage: ${usage}`);
  let values: unknown;
  try {
    ({ values } = parseArgs({ args: [...args], options }));
  } catch (error) {
    throw fail(error instanceof Error ? error.message : String(error));
  }
  const read = schema.safeParse(values);
  if (read.success) return read.data;
  const wrong = read.error.issues.map(({ path }) => `--${path.join(".")}`);
  throw fail(`Wrong or missing: ${[...new Set(wrong)].join(", ")}.`);
}
