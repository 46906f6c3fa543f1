import { z } from "zod";
import { careersSchema } from "./career-schema.ts";
import { profileSchema } from "./schema.ts";

/**
 * What `saveJoker` takes. `lockVersion` is the version the client edited; another one means that
 * another device saved in between (`lock`).
 */
export const saveJokerSchema = z.object({
  profile: profileSchema,
  /** The whole list in its new state; absent leaves the careers alone. */
  careers: careersSchema.optional(),
  requestJudgement: z.boolean().default(false),
  lockVersion: z.number().int().min(0).optional(),
});
export type SaveJoker = z.output<typeof saveJokerSchema>;
export type SaveJokerInput = z.input<typeof saveJokerSchema>;
