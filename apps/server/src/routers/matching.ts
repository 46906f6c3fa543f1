import { matchingTabSchema } from "@tefuda/domain/matching/schema";
import { uuid } from "@tefuda/domain/validation/fields";
import { countMatchings } from "@tefuda/services/matching/count-matchings";
import { getCompanyMatching, getMatching } from "@tefuda/services/matching/get-matching";
import { getPartnerProfile } from "@tefuda/services/matching/get-partner-profile";
import { listCompanyMatchings, listMatchings } from "@tefuda/services/matching/list-matchings";
import { z } from "zod";
import { procedure, router } from "../trpc/procedure.ts";

const page = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.number().int().min(1).max(50).default(30),
});
const one = z.object({ matchingId: uuid });

export const matchingRouter = router({
  list: procedure
    .access("matching:list")
    .input(page.extend({ tab: matchingTabSchema.default("all") }))
    .query(({ ctx, input }) => listMatchings(ctx, input)),
  counts: procedure.access("matching:list").query(({ ctx }) => countMatchings(ctx)),
  get: procedure
    .access("matching:list")
    .input(one)
    .query(({ ctx, input }) => getMatching(ctx, input)),
  partnerProfile: procedure
    .access("matching:list")
    .input(one)
    .query(({ ctx, input }) => getPartnerProfile(ctx, input)),

  listCompany: procedure
    .access("message:read-company")
    .input(page)
    .query(({ ctx, input }) => listCompanyMatchings(ctx, input)),
  getCompany: procedure
    .access("message:read-company")
    .input(one)
    .query(({ ctx, input }) => getCompanyMatching(ctx, input)),
});
