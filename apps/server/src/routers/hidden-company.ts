import {
  hiddenCompanyIdSchema,
  hiddenCompanyWordSchema,
  hideCompanySchema,
} from "@tefuda/domain/hidden-company/schema";
import { hideCompany } from "@tefuda/services/hidden-company/hide-company";
import { listHiddenCompanies } from "@tefuda/services/hidden-company/list-hidden-companies";
import { previewHiddenCompany } from "@tefuda/services/hidden-company/preview-hidden-company";
import { unhideCompany } from "@tefuda/services/hidden-company/unhide-company";
import { procedure, router } from "../trpc/procedure.ts";

/** The companies that a seeker hides from (spec 5 · Hidden-company entry). */
export const hiddenCompanyRouter = router({
  list: procedure.access("joker:view-own").query(({ ctx }) => listHiddenCompanies(ctx)),
  /** A mutation, so that whom one hides from is in no address. */
  preview: procedure
    .access("joker:save-own")
    .input(hiddenCompanyWordSchema)
    .mutation(({ ctx, input }) => previewHiddenCompany(ctx, input)),
  hideCompany: procedure
    .access("joker:save-own")
    .input(hideCompanySchema)
    .mutation(({ ctx, input }) => hideCompany(ctx, input)),
  unhideCompany: procedure
    .access("joker:save-own")
    .input(hiddenCompanyIdSchema)
    .mutation(({ ctx, input }) => unhideCompany(ctx, input)),
});
