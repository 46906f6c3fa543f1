import { z } from "zod";
import { SCHEDULE_CANDIDATES, SCHEDULE_NOTE_MAX } from "../constants/limits.ts";
import { offerPurposes } from "../offer/constants.ts";
import { oneOf, optionalText, uuid } from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";
import {
  candidateSources,
  DEFAULT_DURATION_MINUTES,
  rescheduleReasons,
  scheduleReasons,
} from "./constants.ts";

const instant = z.iso.datetime({ offset: true, error: messages.invalidDate });
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
