import { z } from "zod";
import { ANNOUNCE_MAX, announceTargets } from "../notification/constants.ts";
import { moment } from "../validation/dates.ts";
import { oneOf, requiredText, uuid } from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";
import { pageDirection } from "../validation/page-direction.ts";
import { integerBetween } from "../validation/whole-numbers.ts";
import { announceStates } from "./states.ts";

export const announceMessages = {
  publishPast: "公開日時は、今より後にしてください。",
  wrongReaders: "現在の対象の人数と異なります。表示の人数をご確認ください。",
} as const;

/** How many people an announcement would reach. */
export const announceReachSchema = z.object({ target: oneOf(announceTargets) });
export type AnnounceReach = z.output<typeof announceReachSchema>;

/** An announcement as an operator writes it; without a time it is there at once. */
export const writtenAnnounceSchema = announceReachSchema.extend({
  /** Made by the client, so that pressing twice makes one. */
  announceId: uuid,
  /** Of the one that was opened; absent for a new one. */
  lockVersion: z.int().min(0).optional(),
  content: requiredText(1, ANNOUNCE_MAX),
  publishAt: moment.nullable(),
});
export type WrittenAnnounce = z.output<typeof writtenAnnounceSchema>;

/** The same, and the number of people to whom the operator confirmed to send it. */
export const saveAnnounceSchema = writtenAnnounceSchema.extend({
  readers: integerBetween(0, Number.MAX_SAFE_INTEGER, messages.salaryInteger),
});
export type SaveAnnounce = z.output<typeof saveAnnounceSchema>;
export type SaveAnnounceInput = z.input<typeof saveAnnounceSchema>;

export const withdrawAnnounceSchema = z.object({
  announceId: uuid,
  lockVersion: z.int().min(0),
});
export type WithdrawAnnounce = z.output<typeof withdrawAnnounceSchema>;

export const ANNOUNCES_PER_PAGE = 30;
const cursor = z.string().max(200).optional();
export const operatorAnnouncesSchema = z.strictObject({
  state: oneOf(announceStates).optional(),
  cursor,
  ...pageDirection,
});
export type OperatorAnnounces = z.output<typeof operatorAnnouncesSchema>;

/** A reader's own announcements, the newest first. */
export const listAnnouncesSchema = z.object({ cursor });
export type ListAnnounces = z.output<typeof listAnnouncesSchema>;
