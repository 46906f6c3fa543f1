import { z } from "zod";
import { endOfBusinessDays } from "../time/business-days.ts";
import { oneOf, requiredText, uuid } from "../validation/fields.ts";
import { pageDirection } from "../validation/page-direction.ts";
import {
  INQUIRY_REPLY_BUSINESS_DAYS,
  type InquiryStatus,
  inquiryCategories,
  inquiryStatuses,
} from "./constants.ts";

export const INQUIRIES_PER_PAGE = 30;
export const INQUIRY_ANSWER_MAX = 4000;

/** When the desk has to have answered: three working days after the day it was written. */
export function inquiryDeadline(createdAt: Date): Date {
  return endOfBusinessDays(createdAt, INQUIRY_REPLY_BUSINESS_DAYS);
}

/** What may become of an inquiry by hand; `answered` comes with an answer only. */
const inquiryMoves: Readonly<Record<InquiryStatus, ReadonlySet<InquiryStatus>>> = {
  open: new Set(["closed"]),
  answered: new Set(["open", "closed"]),
  closed: new Set(["open"]),
};

/** Whether an operator may move an inquiry there without answering. */
export function mayMoveInquiry(from: InquiryStatus, to: InquiryStatus): boolean {
  return inquiryMoves[from].has(to);
}

export const operatorInquiriesSchema = z.strictObject({
  status: oneOf(inquiryStatuses).default("open"),
  category: oneOf(inquiryCategories).optional(),
  /** Only those that one takes care of oneself. */
  mine: z.boolean().default(false),
  cursor: z.string().max(200).optional(),
  ...pageDirection,
});
export type OperatorInquiries = z.output<typeof operatorInquiriesSchema>;

export const inquiryIdSchema = z.object({ inquiryId: uuid });
const seen = { inquiryId: uuid, lockVersion: z.int().min(0) };
export const assignInquirySchema = z.object({ ...seen, operatorId: uuid.nullable() });
export type AssignInquiry = z.output<typeof assignInquirySchema>;
export const answerInquirySchema = z.object({
  ...seen,
  /** Made by the client, so that pressing twice sends one mail. */
  answerId: uuid,
  content: requiredText(1, INQUIRY_ANSWER_MAX),
});
export type AnswerInquiry = z.output<typeof answerInquirySchema>;
export const moveInquirySchema = z.object({
  ...seen,
  status: oneOf(inquiryStatuses).exclude(["answered"]),
});
export type MoveInquiry = z.output<typeof moveInquirySchema>;
