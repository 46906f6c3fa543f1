import { setAgentSchema } from "@tefuda/domain/ace/agent";
import {
  createCompanySchema,
  operatorCompanyListSchema,
  saveContractSchema,
  setCompanyStatusSchema,
  setOfferQuotaSchema,
} from "@tefuda/domain/company/contract";
import { decideIdentitySchema } from "@tefuda/domain/company/identity";
import { companyIdSchema } from "@tefuda/domain/company/search";
import { listOperatorAgents } from "@tefuda/services/operator-company/agents";
import { createCompany } from "@tefuda/services/operator-company/create-company";
import { getCompanyFile } from "@tefuda/services/operator-company/get-company";
import {
  decideIdentity,
  listIdentityRequests,
} from "@tefuda/services/operator-company/identity-requests";
import { listOperatorCompanies } from "@tefuda/services/operator-company/list-companies";
import { saveContract, setOfferQuota } from "@tefuda/services/operator-company/save-contract";
import { setAgent } from "@tefuda/services/operator-company/set-agent";
import { setCompanyStatus } from "@tefuda/services/operator-company/set-company-status";
import { procedure, router } from "../trpc/procedure.ts";

/** Companies as operators run them: contract, quota, state (spec 6). */
export const operatorCompanyRouter = router({
  list: procedure
    .access("operator:oversee")
    .input(operatorCompanyListSchema)
    .query(({ ctx, input }) => listOperatorCompanies(ctx, input)),
  get: procedure
    .access("operator:oversee")
    .input(companyIdSchema)
    .query(({ ctx, input }) => getCompanyFile(ctx, input)),
  create: procedure
    .access("operator:contract")
    .input(createCompanySchema)
    .mutation(({ ctx, input }) => createCompany(ctx, input)),
  saveContract: procedure
    .access("operator:contract")
    .input(saveContractSchema)
    .mutation(({ ctx, input }) => saveContract(ctx, input)),
  setQuota: procedure
    .access("operator:set-quota")
    .input(setOfferQuotaSchema)
    .mutation(({ ctx, input }) => setOfferQuota(ctx, input)),
  setStatus: procedure
    .access("operator:suspend")
    .input(setCompanyStatusSchema)
    .mutation(({ ctx, input }) => setCompanyStatus(ctx, input)),
  identityRequests: procedure
    .access("operator:decide-identity")
    .query(({ ctx }) => listIdentityRequests(ctx)),
  decideIdentity: procedure
    .access("operator:decide-identity")
    .input(decideIdentitySchema)
    .mutation(({ ctx, input }) => decideIdentity(ctx, input)),
  /** All interview agents, whatever their company, in their order. */
  agents: procedure.access("operator:oversee").query(({ ctx }) => listOperatorAgents(ctx)),
  setAgent: procedure
    .access("operator:set-agent")
    .input(setAgentSchema)
    .mutation(({ ctx, input }) => setAgent(ctx, input)),
});
