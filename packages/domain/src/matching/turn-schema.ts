import { z } from "zod";
import type { TextBounds } from "../constants/limits.ts";
import { requiredText, uuid } from "../validation/fields.ts";

export const TURN_CLOSE_TEXT = { min: 1, max: 400 } as const satisfies TextBounds;

/** What a side has its thread closed with when the other's turn runs out; null switches it off. */
export const setTurnCloseSchema = z.object({
  matchingId: uuid,
  text: requiredText(TURN_CLOSE_TEXT.min, TURN_CLOSE_TEXT.max).nullable(),
});
export type SetTurnClose = z.output<typeof setTurnCloseSchema>;
