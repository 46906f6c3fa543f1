import {
  aceIdSchema,
  aceShelfSchema,
  listAcesOfCompanySchema,
  searchAcesSchema,
  setAvailabilitySchema,
} from "@tefuda/domain/ace/search";
import { getAce } from "@tefuda/services/ace/get-ace";
import {
  listAcesOfCompany,
  listAgents,
  listNewestAces,
  listPickedAces,
} from "@tefuda/services/ace/list-aces";
import { searchAces } from "@tefuda/services/ace/search-aces";
import { setAvailability } from "@tefuda/services/ace/set-availability";
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

  setAvailability: procedure
    .access("ace:save-own")
    .input(setAvailabilitySchema)
    .mutation(({ ctx, input }) => setAvailability(ctx, input)),
});
