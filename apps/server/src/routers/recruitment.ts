import { listLinkableSchema } from "@tefuda/domain/offer/schema";
import {
  closeRecruitmentSchema,
  listOwnRecruitmentsSchema,
  listRevisionsSchema,
  recruitmentIdSchema,
  saveRecruitmentSchema,
} from "@tefuda/domain/recruitment/schema";
import { listRecruitmentsSchema } from "@tefuda/domain/recruitment/search";
import { closeRecruitment } from "@tefuda/services/recruitment/close-recruitment";
import { confirmRecruitment } from "@tefuda/services/recruitment/confirm-recruitment";
import {
  getOwnRecruitment,
  getRecruitmentFrame,
} from "@tefuda/services/recruitment/get-own-recruitment";
import { getRecruitment } from "@tefuda/services/recruitment/get-recruitment";
import { listLinkableRecruitments } from "@tefuda/services/recruitment/linkable";
import { listOwnRecruitments } from "@tefuda/services/recruitment/list-own-recruitments";
import { listRecruitments } from "@tefuda/services/recruitment/list-recruitments";
import { listRevisions } from "@tefuda/services/recruitment/list-revisions";
import { pauseRecruitment } from "@tefuda/services/recruitment/pause-recruitment";
import { publishRecruitment } from "@tefuda/services/recruitment/publish-recruitment";
import { saveRecruitment } from "@tefuda/services/recruitment/save-recruitment";
import { procedure, router } from "../trpc/procedure.ts";

/** Positions, as readers, offers and their company need them (spec 2 · Routes). */
export const recruitmentRouter = router({
  list: procedure
    .access("public:read")
    .input(listRecruitmentsSchema)
    .query(({ ctx, input }) => listRecruitments(ctx, input)),
  get: procedure
    .access("public:read")
    .input(recruitmentIdSchema)
    .query(({ ctx, input }) => getRecruitment(ctx, input)),
  listLinkable: procedure
    .access("offer:send")
    .input(listLinkableSchema)
    .query(({ ctx, input }) => listLinkableRecruitments(ctx, input)),

  listOwn: procedure
    .access("recruitment:edit")
    .input(listOwnRecruitmentsSchema)
    .query(({ ctx, input }) => listOwnRecruitments(ctx, input)),
  getOwn: procedure
    .access("recruitment:edit")
    .input(recruitmentIdSchema)
    .query(({ ctx, input }) => getOwnRecruitment(ctx, input)),
  frame: procedure.access("recruitment:edit").query(({ ctx }) => getRecruitmentFrame(ctx)),
  listRevisions: procedure
    .access("recruitment:edit")
    .input(listRevisionsSchema)
    .query(({ ctx, input }) => listRevisions(ctx, input)),

  saveRecruitment: procedure
    .access("recruitment:edit")
    .input(saveRecruitmentSchema)
    .mutation(({ ctx, input }) => saveRecruitment(ctx, input)),
  publishRecruitment: procedure
    .access("recruitment:edit")
    .input(recruitmentIdSchema)
    .mutation(({ ctx, input }) => publishRecruitment(ctx, input)),
  pauseRecruitment: procedure
    .access("recruitment:edit")
    .input(recruitmentIdSchema)
    .mutation(({ ctx, input }) => pauseRecruitment(ctx, input)),
  confirmRecruitment: procedure
    .access("recruitment:edit")
    .input(recruitmentIdSchema)
    .mutation(({ ctx, input }) => confirmRecruitment(ctx, input)),
  closeRecruitment: procedure
    .access("recruitment:close")
    .input(closeRecruitmentSchema)
    .mutation(({ ctx, input }) => closeRecruitment(ctx, input)),
});
