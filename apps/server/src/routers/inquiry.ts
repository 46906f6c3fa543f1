import {
  answerInquirySchema,
  assignInquirySchema,
  inquiryIdSchema,
  moveInquirySchema,
  operatorInquiriesSchema,
} from "@tefuda/domain/inquiry/desk";
import { inquirySchema } from "@tefuda/domain/inquiry/schema";
import { answerInquiry } from "@tefuda/services/inquiry/answer-inquiry";
import { assignInquiry, moveInquiry } from "@tefuda/services/inquiry/move-inquiry";
import { openInquiry } from "@tefuda/services/inquiry/open-inquiry";
import { listOperatorInquiries } from "@tefuda/services/inquiry/operator-inquiries";
import { sendInquiry } from "@tefuda/services/inquiry/send-inquiry";
import { procedure, router } from "../trpc/procedure.ts";

/** The contact and complaint desk (spec 2 · Routes), and those who answer there. */
export const inquiryRouter = router({
  sendInquiry: procedure
    .access("visitor:any")
    .input(inquirySchema)
    .mutation(({ ctx, input }) => sendInquiry(ctx, input)),

  listAll: procedure
    .access("inquiry:handle")
    .input(operatorInquiriesSchema)
    .query(({ ctx, input }) => listOperatorInquiries(ctx, input)),
  /** Logs the look, so it is not a query. */
  open: procedure
    .access("inquiry:handle")
    .input(inquiryIdSchema)
    .mutation(({ ctx, input }) => openInquiry(ctx, input)),
  assign: procedure
    .access("inquiry:handle")
    .input(assignInquirySchema)
    .mutation(({ ctx, input }) => assignInquiry(ctx, input)),
  answer: procedure
    .access("inquiry:handle")
    .input(answerInquirySchema)
    .mutation(({ ctx, input }) => answerInquiry(ctx, input)),
  move: procedure
    .access("inquiry:handle")
    .input(moveInquirySchema)
    .mutation(({ ctx, input }) => moveInquiry(ctx, input)),
});
