import { inquirySchema } from "@tefuda/domain/inquiry/schema";
import { sendInquiry } from "@tefuda/services/inquiry/send-inquiry";
import { procedure, router } from "../trpc/procedure.ts";

/** The contact and complaint desk (spec 2 · Routes). */
export const inquiryRouter = router({
  sendInquiry: procedure
    .access("visitor:any")
    .input(inquirySchema)
    .mutation(({ ctx, input }) => sendInquiry(ctx, input)),
});
