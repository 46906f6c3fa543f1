import { z } from "zod";
import {
  SCHEDULE_CANDIDATES,
  SCHEDULE_LATEST_DAYS,
  SCHEDULE_NOTE_MAX,
} from "../constants/limits.ts";
import { offerPurposes } from "../offer/constants.ts";
import { DAY_MS } from "../time/units.ts";
import { instant } from "../validation/dates.ts";
import { oneOf, optionalText, uuid } from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";
import {
  candidateSources,
  DEFAULT_DURATION_MINUTES,
  rescheduleReasons,
  scheduleReasons,
} from "./constants.ts";

const lockVersion = z.number().int().min(0);

export const durationSchema = z
  .union([z.literal(30), z.literal(45), z.literal(60)], { error: messages.chooseOne })
  .default(DEFAULT_DURATION_MINUTES);

/** A proposal of 1 to 5 times; the rules on the times themselves need the clock. */
export const proposeScheduleSchema = z.object({
  matchingId: uuid,
  candidates: z
    .array(z.object({ startAt: instant, source: oneOf(candidateSources).default("manual") }))
    .min(SCHEDULE_CANDIDATES.min, messages.chooseOneOrMore)
    .max(SCHEDULE_CANDIDATES.max, messages.chooseAtMost(SCHEDULE_CANDIDATES.max)),
  durationMinutes: durationSchema,
  purpose: oneOf(offerPurposes).default("casual"),
  note: optionalText(SCHEDULE_NOTE_MAX),
  allowsToday: z.boolean().default(false),
});
export type ProposeSchedule = z.output<typeof proposeScheduleSchema>;
export type ProposeScheduleInput = z.input<typeof proposeScheduleSchema>;

/** A proposal with the id that the client gave it: sending it again changes nothing. */
export const createScheduleSchema = proposeScheduleSchema.extend({ scheduleId: uuid });
export type CreateSchedule = z.output<typeof createScheduleSchema>;

export const selectScheduleSchema = z.object({ scheduleId: uuid, candidateId: uuid, lockVersion });
export type SelectSchedule = z.output<typeof selectScheduleSchema>;

const noteForOther = (
  value: { readonly reasonKey: string; readonly reasonNote?: string | undefined },
  ctx: z.core.$RefinementCtx,
) => {
  if (value.reasonKey !== "other" || value.reasonNote) return;
  ctx.addIssue({ code: "custom", path: ["reasonNote"], message: messages.required });
};

const reasonNote = optionalText(SCHEDULE_NOTE_MAX);

export const requestRescheduleSchema = z
  .object({ scheduleId: uuid, reasonKey: oneOf(rescheduleReasons), reasonNote, lockVersion })
  .superRefine(noteForOther);
export type RequestReschedule = z.output<typeof requestRescheduleSchema>;

export const cancelScheduleSchema = z
  .object({ scheduleId: uuid, reasonKey: oneOf(scheduleReasons), reasonNote, lockVersion })
  .superRefine(noteForOther);
export type CancelSchedule = z.output<typeof cancelScheduleSchema>;

/** Taking back one's own proposal needs no reason. */
export const withdrawScheduleSchema = z.object({ scheduleId: uuid, lockVersion });
export type WithdrawSchedule = z.output<typeof withdrawScheduleSchema>;

export const getScheduleSchema = z.object({ matchingId: uuid });

/** How many days of a week grid can be asked for at once: all that candidates may lie in, and a week. */
const TAKEN_MAX_DAYS = SCHEDULE_LATEST_DAYS + 14;

/** The span of a week grid, as two moments in ISO 8601. */
export const takenTimesSchema = z
  .object({
    matchingId: uuid,
    from: instant.transform((text) => new Date(text)),
    to: instant.transform((text) => new Date(text)),
  })
  .refine(({ from, to }) => from < to, { error: messages.timeOrder, path: ["to"] })
  .refine(({ from, to }) => to.getTime() - from.getTime() <= TAKEN_MAX_DAYS * DAY_MS, {
    error: messages.invalid,
    path: ["to"],
  });
export type TakenTimes = z.output<typeof takenTimesSchema>;
