import {
  aceIdSchema,
  aceShelfSchema,
  listAcesOfCompanySchema,
  searchAcesSchema,
  setAvailabilitySchema,
} from "@tefuda/domain/ace/search";
import { chooseAceArticleSchema, saveAceStepSchema } from "@tefuda/domain/ace/step-save";
import { updateImageSchema } from "@tefuda/domain/upload/schema";
import { chooseArticle } from "@tefuda/services/ace/choose-article";
import { getAce } from "@tefuda/services/ace/get-ace";
import { getOwnAce } from "@tefuda/services/ace/get-own-ace";
import {
  listAcesOfCompany,
  listAgents,
  listNewestAces,
  listPickedAces,
} from "@tefuda/services/ace/list-aces";
import { saveAceStep } from "@tefuda/services/ace/save-ace-step";
import { searchAces } from "@tefuda/services/ace/search-aces";
import { setAvailability } from "@tefuda/services/ace/set-availability";
import { updateAceImage } from "@tefuda/services/ace/update-ace-image";
import { procedure, router } from "../trpc/procedure.ts";

/** Members of companies' staff as anyone may see them (spec 7 · Reads). */
export const aceRouter = router({
  get: procedure
    .access("ace:view")
    .input(aceIdSchema)
    .query(({ ctx, input }) => getAce(ctx, input)),
  listOfCompany: procedure
    .access("ace:view")
    .input(listAcesOfCompanySchema)
    .query(({ ctx, input }) => listAcesOfCompany(ctx, input)),
  listNewest: procedure
    .access("ace:view")
    .input(aceShelfSchema)
    .query(({ ctx, input }) => listNewestAces(ctx, input)),
  listPicked: procedure
    .access("ace:view")
    .input(aceShelfSchema)
    .query(({ ctx, input }) => listPickedAces(ctx, input)),
  listAgents: procedure
    .access("ace:view")
    .input(aceShelfSchema)
    .query(({ ctx, input }) => listAgents(ctx, input)),
  search: procedure
    .access("ace:view")
    .input(searchAcesSchema)
    .query(({ ctx, input }) => searchAces(ctx, input)),

  getOwn: procedure.access("ace:save-own").query(({ ctx }) => getOwnAce(ctx)),
  saveStep: procedure
    .access("ace:save-own")
    .input(saveAceStepSchema)
    .mutation(({ ctx, input }) => saveAceStep(ctx, input)),
  updateImage: procedure
    .access("ace:save-own")
    .input(updateImageSchema)
    .mutation(({ ctx, input }) => updateAceImage(ctx, input)),
  chooseArticle: procedure
    .access("ace:save-own")
    .input(chooseAceArticleSchema)
    .mutation(({ ctx, input }) => chooseArticle(ctx, input)),
  setAvailability: procedure
    .access("ace:save-own")
    .input(setAvailabilitySchema)
    .mutation(({ ctx, input }) => setAvailability(ctx, input)),
});
