import { agreeSchema } from "@tefuda/domain/company/agreement";
import { companyAuditFilterSchema, listCompanyAuditSchema } from "@tefuda/domain/company/audit";
import { saveCompanySchema } from "@tefuda/domain/company/schema";
import { uuid } from "@tefuda/domain/validation/fields";
import { agree } from "@tefuda/services/agreement/agree";
import { getAgreement } from "@tefuda/services/agreement/get-agreement";
import { getCompanyPage } from "@tefuda/services/company-admin/get-company-page";
import { getOverview } from "@tefuda/services/company-admin/get-overview";
import { exportAuditLogs, listAuditLogs } from "@tefuda/services/company-admin/list-audit-logs";
import { saveCompany } from "@tefuda/services/company-admin/save-company";
import { z } from "zod";
import { procedure, router } from "../trpc/procedure.ts";

/** A company's own page, terms and log, for its administrators (spec 6 · Admin authority). */
export const companyAdminRouter = router({
  overview: procedure.access("company:overview").query(({ ctx }) => getOverview(ctx)),

  page: procedure
    .access("company:edit")
    .input(z.strictObject({ companyId: uuid.optional() }))
    .query(({ ctx, input }) => getCompanyPage(ctx, input)),
  save: procedure
    .access("company:edit")
    .input(saveCompanySchema)
    .mutation(({ ctx, input }) => saveCompany(ctx, input)),

  agreement: procedure.access("agreement:view").query(({ ctx }) => getAgreement(ctx)),
  agree: procedure
    .access("agreement:agree")
    .input(agreeSchema)
    .mutation(({ ctx, input }) => agree(ctx, input)),

  auditLogs: procedure
    .access("audit:view-company")
    .input(listCompanyAuditSchema)
    .query(({ ctx, input }) => listAuditLogs(ctx, input)),
  /** The file is written down in the log, so it is not a query. */
  exportAuditLogs: procedure
    .access("audit:view-company")
    .input(companyAuditFilterSchema)
    .mutation(({ ctx, input }) => exportAuditLogs(ctx, input)),
});
