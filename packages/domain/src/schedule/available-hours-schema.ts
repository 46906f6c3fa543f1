import { z } from "zod";
import { messages } from "../validation/messages.ja.ts";
import {
  AVAILABLE_RANGES_PER_DAY,
  dayFault,
  endMinutes,
  startMinutes,
  type Weekday,
  weekdays,
} from "./available-hours.ts";

const minute = (allowed: readonly number[]) =>
  z.number().refine((value) => allowed.includes(value), { error: messages.invalid });
const weekday = z
  .number()
  .refine((value): value is Weekday => weekdays.some((day) => day === value), {
    error: messages.chooseOne,
  });

/** The whole week at once; a fault stands under its weekday. */
export const availableHoursSchema = z.object({
  hours: z
    .array(z.object({ weekday, startMinute: minute(startMinutes), endMinute: minute(endMinutes) }))
    .max(weekdays.length * AVAILABLE_RANGES_PER_DAY)
    .superRefine((hours, ctx) => {
      for (const day of weekdays) {
        const message = dayFault(hours.filter((range) => range.weekday === day));
        if (message) ctx.addIssue({ code: "custom", path: [day], message });
      }
    }),
});
export type SaveAvailableHours = z.output<typeof availableHoursSchema>;
