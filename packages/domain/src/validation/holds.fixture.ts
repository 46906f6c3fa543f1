import { expect } from "vitest";
import type { z } from "zod";

/** What a field makes of an input: `{ ok }` or its first message. */
export function read(schema: z.ZodType, input: unknown) {
  const result = schema.safeParse(input);
  return result.success ? { ok: result.data } : result.error.issues[0]?.message;
}

/** Holds each input of a field to what it becomes, or to the message beside it. */
export function holds(schema: z.ZodType, tries: readonly (readonly [unknown, unknown])[]) {
  expect(tries.map(([input]) => [input, read(schema, input)])).toEqual(tries);
}
