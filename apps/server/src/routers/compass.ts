import {
  compassResultIdSchema,
  createAnswerSchema,
  reportRemarkSchema,
} from "@tefuda/domain/compass/schema";
import { createAnswer } from "@tefuda/services/compass/create-answer";
import { getStanding } from "@tefuda/services/compass/get-standing";
import { reportRemark } from "@tefuda/services/compass/report-remark";
import { getLatestResult, getResult, listResults } from "@tefuda/services/compass/results";
import { procedure, router } from "../trpc/procedure.ts";

/** The career compass (spec 1); sound goes over routes of its own, in plugins/compass.ts. */
export const compassRouter = router({
  standing: procedure.access("compass:answer").query(({ ctx }) => getStanding(ctx)),
  createAnswer: procedure
    .access("compass:answer")
    .input(createAnswerSchema)
    .mutation(({ ctx, input }) => createAnswer(ctx, input)),
  getLatestResult: procedure.access("compass:result").query(({ ctx }) => getLatestResult(ctx)),
  getResult: procedure
    .access("compass:result")
    .input(compassResultIdSchema)
    .query(({ ctx, input }) => getResult(ctx, input)),
  listResults: procedure.access("compass:result").query(({ ctx }) => listResults(ctx)),
  reportRemark: procedure
    .access("compass:result")
    .input(reportRemarkSchema)
    .mutation(({ ctx, input }) => reportRemark(ctx, input)),
});
