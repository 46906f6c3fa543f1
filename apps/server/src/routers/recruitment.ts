import { recruitmentIdSchema } from "@tefuda/domain/recruitment/schema";
import { listRecruitmentsSchema } from "@tefuda/domain/recruitment/search";
import { getRecruitment } from "@tefuda/services/recruitment/get-recruitment";
import { listLinkableRecruitments } from "@tefuda/services/recruitment/linkable";
import { listRecruitments } from "@tefuda/services/recruitment/list-recruitments";
import { procedure, router } from "../trpc/procedure.ts";

/** Positions, as readers and offers need them (spec 2 · Routes). */
export const recruitmentRouter = router({
  list: procedure
    .access("public:read")
    .input(listRecruitmentsSchema)
    .query(({ ctx, input }) => listRecruitments(ctx, input)),
  get: procedure
    .access("public:read")
    .input(recruitmentIdSchema)
    .query(({ ctx, input }) => getRecruitment(ctx, input)),
  listLinkable: procedure.access("offer:send").query(({ ctx }) => listLinkableRecruitments(ctx)),
});
