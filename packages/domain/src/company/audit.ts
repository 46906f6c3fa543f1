import { z } from "zod";
import { isoDate, optionalOf, uuid } from "../validation/fields.ts";
import { pageDirection } from "../validation/page-direction.ts";

/** What the log of a company is narrowed by; days are of Japan, both included. */
export const companyAuditFilterSchema = z.strictObject({
  memberId: uuid.optional(),
  action: z.string().max(50).optional(),
  from: optionalOf(isoDate),
  to: optionalOf(isoDate),
  companyId: uuid.optional(),
});
export type CompanyAuditFilter = z.output<typeof companyAuditFilterSchema>;

export const listCompanyAuditSchema = companyAuditFilterSchema.extend({
  cursor: z.string().max(200).optional(),
  ...pageDirection,
});
export type ListCompanyAudit = z.output<typeof listCompanyAuditSchema>;
