import { recruitmentIdSchema } from "@tefuda/domain/recruitment/schema";
import { getRecruitment } from "@tefuda/services/recruitment/get-recruitment";
import { listLinkableRecruitments } from "@tefuda/services/recruitment/linkable";
import { procedure, router } from "../trpc/procedure.ts";

/** Positions, as readers and offers need them (spec 2 · Routes). */
export const recruitmentRouter = router({
  get: procedure
    .access("public:read")
    .input(recruitmentIdSchema)
    .query(({ ctx, input }) => getRecruitment(ctx, input)),
  listLinkable: procedure.access("offer:send").query(({ ctx }) => listLinkableRecruitments(ctx)),
});
