import { z } from "zod";
import type { ErrorCode } from "../errors/catalogue.ts";
import { messages } from "./messages.ja.ts";

/**
 * The same schema, whose faults name a code of the catalogue: an input with no other faults is refused
 * with it instead of `invalidParameter`. A value that is missing names none.
 */
export function withCode<S extends z.ZodType>(code: ErrorCode, schema: S) {
  return z.custom<z.input<S>>().transform((value, ctx): z.output<S> => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    for (const { message } of parsed.error.issues)
      ctx.addIssue({
        code: "custom",
        message,
        ...(message !== messages.required && { params: { errorCode: code } }),
      });
    return z.NEVER;
  });
}
