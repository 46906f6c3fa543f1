import { companyIdSchema, listCompaniesSchema } from "@tefuda/domain/company/search";
import { getCompany } from "@tefuda/services/company/get-company";
import { listCompanies } from "@tefuda/services/company/list-companies";
import { recommendedCompanies } from "@tefuda/services/company/recommended-companies";
import { z } from "zod";
import { procedure, router } from "../trpc/procedure.ts";

/** Companies as anyone reads them (spec 2 · Routes). */
export const companyRouter = router({
  list: procedure
    .access("public:read")
    .input(listCompaniesSchema)
    .query(({ ctx, input }) => listCompanies(ctx, input)),
  get: procedure
    .access("public:read")
    .input(companyIdSchema)
    .query(({ ctx, input }) => getCompany(ctx, input)),

  /** For the joker who asks, by their own work and wishes. */
  recommended: procedure
    .access("joker:view-own")
    .input(z.object({ limit: z.number().int().min(1).max(12).default(4) }))
    .query(({ ctx, input }) => recommendedCompanies(ctx, input)),
});
