import { z } from "zod";
import { currentPassword } from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";

/** Longer than any code with its hyphens; what is inside is looked at by `readCode`. */
const TYPED_MAX = 40;

const code = z
  .string({ error: messages.required })
  .trim()
  .min(1, messages.required)
  .max(TYPED_MAX, messages.invalid);

export const secondFactorCodeSchema = z.object({ code });
export type SecondFactorCode = z.output<typeof secondFactorCodeSchema>;

/** A change of the factor itself asks for both. */
export const secondFactorChangeSchema = z.object({ password: currentPassword, code });
export type SecondFactorChange = z.output<typeof secondFactorChangeSchema>;
