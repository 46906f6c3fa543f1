import { z } from "zod";
import { requiredText, uuid } from "../validation/fields.ts";
import { TURN_CLOSE_TEXT } from "./constants.ts";

/** What a side has its thread closed with when the other's turn runs out; null switches it off. */
export const setTurnCloseSchema = z.object({
  matchingId: uuid,
  text: requiredText(TURN_CLOSE_TEXT.min, TURN_CLOSE_TEXT.max).nullable(),
});
export type SetTurnClose = z.output<typeof setTurnCloseSchema>;
