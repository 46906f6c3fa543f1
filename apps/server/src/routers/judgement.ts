import { decideJudgementSchema, listJudgementsSchema } from "@tefuda/domain/judgement/queue";
import { openJudgementSchema, viewPersonSchema } from "@tefuda/domain/judgement/schema";
import { claimCase } from "@tefuda/services/judgement/claim-case";
import { judgeJoker } from "@tefuda/services/judgement/judge-joker";
import { listJudgements } from "@tefuda/services/judgement/list-judgements";
import { openCase } from "@tefuda/services/judgement/open-case";
import { getOwnJudgement } from "@tefuda/services/judgement/own-judgement";
import { requestJudgement } from "@tefuda/services/judgement/request-judgement";
import { showPassed } from "@tefuda/services/judgement/show-passed";
import { viewPerson } from "@tefuda/services/judgement/view-person";
import { procedure, router } from "../trpc/procedure.ts";

export const judgementRouter = router({
  /** Where the caller's own judgement stands (spec 4 · registrationStatus). */
  own: procedure.access("joker:view-own").query(({ ctx }) => getOwnJudgement(ctx)),
  /** Submits the caller's own profile for judging. */
  request: procedure.access("judgement:request").mutation(({ ctx }) => requestJudgement(ctx)),
  /** Notes that the judgement-passed screen has been shown. */
  showPassed: procedure.access("joker:save-own").mutation(({ ctx }) => showPassed(ctx)),
  /** One page of the judging queue. */
  list: procedure
    .access("judgement:judge")
    .input(listJudgementsSchema)
    .query(({ ctx, input }) => listJudgements(ctx, input)),
  /** Opens a case: begins the review and logs the view, so it is not a query. */
  open: procedure
    .access("judgement:judge")
    .input(openJudgementSchema)
    .mutation(({ ctx, input }) => openCase(ctx, input)),
  /** Shows sex and birthday for a reason, and logs the view, so it is not a query. */
  viewPerson: procedure
    .access("judgement:judge")
    .input(viewPersonSchema)
    .mutation(({ ctx, input }) => viewPerson(ctx, input)),
  /** Takes a case over from a colleague. */
  claim: procedure
    .access("judgement:judge")
    .input(openJudgementSchema)
    .mutation(({ ctx, input }) => claimCase(ctx, input)),
  /** Gives a verdict. */
  judge: procedure
    .access("judgement:judge")
    .input(decideJudgementSchema)
    .mutation(({ ctx, input }) => judgeJoker(ctx, input)),
});
