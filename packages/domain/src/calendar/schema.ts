import { z } from "zod";
import { DAY_MS } from "../time/units.ts";
import { instant, moment } from "../validation/dates.ts";
import { messages } from "../validation/messages.ja.ts";
import { BUSY_TIMES_MAX_DAYS } from "./constants.ts";

const time = z.union([moment, instant.transform((text) => new Date(text))], {
  error: messages.invalidDate,
});

/** The span for which busy times are asked, as two moments. */
export const busyTimesSchema = z
  .object({ from: time, to: time })
  .refine(({ from, to }) => from < to, { error: messages.timeOrder, path: ["to"] })
  .refine(({ from, to }) => to.getTime() - from.getTime() <= BUSY_TIMES_MAX_DAYS * DAY_MS, {
    error: messages.invalid,
    path: ["to"],
  });
export type BusyTimesInput = z.input<typeof busyTimesSchema>;
