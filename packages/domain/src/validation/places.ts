import { z } from "zod";
import { placeNumbers } from "../options/workplaces.ts";
import { messages } from "./messages.ja.ts";

/** The number of a place, 1 to 48. */
export const placeNo = z.literal(placeNumbers, { error: messages.chooseOne });

/** Several different places. */
export const placeNos = z
  .array(placeNo)
  .max(placeNumbers.length, messages.chooseAtMost(placeNumbers.length))
  .refine((values) => new Set(values).size === values.length, { error: messages.duplicated });
