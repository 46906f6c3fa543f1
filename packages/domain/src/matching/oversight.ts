import { z } from "zod";
import { email, optionalOf, requiredText, uuid } from "../validation/fields.ts";
import { pageDirection } from "../validation/page-direction.ts";

export const RELEASE_REASON = { min: 5, max: 500 } as const;
export const OVERSEEN_PER_PAGE = 50;

/** What an operator looks for among all matchings: one by its id, those of a person or a company. */
export const overseenMatchingsSchema = z.strictObject({
  id: optionalOf(uuid),
  cursor: z.string().max(200).optional(),
  ...pageDirection,
});
export type OverseenMatchings = z.output<typeof overseenMatchingsSchema>;

export const operatorReleaseSchema = z.object({
  matchingId: uuid,
  reason: requiredText(RELEASE_REASON.min, RELEASE_REASON.max),
});
export type OperatorRelease = z.output<typeof operatorReleaseSchema>;

export const startSupportSchema = z.object({ jokerId: uuid });
export const findSupportJokerSchema = z.object({ email });
