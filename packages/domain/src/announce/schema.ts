import { z } from "zod";
import { ANNOUNCE_MAX, announceTargets } from "../notification/schema.ts";
import { moment } from "../validation/dates.ts";
import { oneOf, requiredText, uuid } from "../validation/fields.ts";
import { announceStates } from "./states.ts";

export const announceMessages = {
  publishPast: "公開日時は、今より後にしてください。",
} as const;

/** An announcement as an operator writes it; without a time it is there at once. */
export const saveAnnounceSchema = z.object({
  /** Made by the client, so that pressing twice makes one. */
  announceId: uuid,
  /** Of the one that was opened; absent for a new one. */
  lockVersion: z.int().min(0).optional(),
  content: requiredText(1, ANNOUNCE_MAX),
  target: oneOf(announceTargets),
  publishAt: moment.nullable(),
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
export const operatorAnnouncesSchema = z.object({
  state: oneOf(announceStates).optional(),
  cursor,
});
export type OperatorAnnounces = z.output<typeof operatorAnnouncesSchema>;

/** A reader's own announcements, the newest first. */
export const listAnnouncesSchema = z.object({ cursor });
export type ListAnnounces = z.output<typeof listAnnouncesSchema>;
