import { z } from "zod";
import { OFFER_MONTHLY_QUOTA } from "../constants/limits.ts";
import {
  companyName,
  email,
  isoDate,
  optionalOf,
  optionalText,
  personName,
  requiredText,
  url,
  uuid,
  yearMonth,
} from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";
import { pageDirection } from "../validation/page-direction.ts";
import { integerBetween } from "../validation/whole-numbers.ts";
import { companyStatuses } from "./schema.ts";
import { companyStatusActions } from "./status.ts";

const QUOTA_MAX = 100_000;
const REASON_MAX = 500;
const quota = integerBetween(0, QUOTA_MAX, messages.salaryInteger);
const reason = requiredText(5, REASON_MAX);

export const contractSchema = z
  .object({
    contractStartsOn: isoDate,
    contractEndsOn: optionalOf(isoDate),
    /** Price, penalty and cancellation terms, shown to the company and agreed to before its first use. */
    feePlan: requiredText(20, 4000),
    offerMonthlyQuota: quota.default(OFFER_MONTHLY_QUOTA),
  })
  .refine(
    ({ contractStartsOn, contractEndsOn }) => !contractEndsOn || contractStartsOn <= contractEndsOn,
    {
      path: ["contractEndsOn"],
      error: messages.invalidDate,
    },
  );
export type Contract = z.output<typeof contractSchema>;

export const createCompanySchema = z.object({
  /** Made by the client: sending it again makes no second company. */
  companyId: uuid,
  inviteId: uuid,
  name: companyName,
  siteUrl: optionalOf(url),
  contract: contractSchema,
  admin: z.object({ name: personName, email }),
});
export type CreateCompany = z.output<typeof createCompanySchema>;

export const saveContractSchema = z.object({
  companyId: uuid,
  contract: contractSchema,
  lockVersion: z.number().int().min(0),
  reason,
});
export type SaveContract = z.output<typeof saveContractSchema>;

export const setOfferQuotaSchema = z.object({
  companyId: uuid,
  month: yearMonth,
  granted: quota,
  reason,
});
export type SetOfferQuota = z.output<typeof setOfferQuotaSchema>;

export const setCompanyStatusSchema = z.object({
  companyId: uuid,
  action: z.enum(companyStatusActions),
  reason,
});
export type SetCompanyStatus = z.output<typeof setCompanyStatusSchema>;

export const operatorCompanyListSchema = z.strictObject({
  words: optionalText(100),
  status: z.enum(companyStatuses).optional(),
  cursor: z.string().max(200).optional(),
  ...pageDirection,
});
export type OperatorCompanyList = z.output<typeof operatorCompanyListSchema>;

export const contractLabels = {
  contractStartsOn: "契約開始日",
  contractEndsOn: "契約終了日",
  feePlan: "料金・違約金・解約の条件",
  offerMonthlyQuota: "毎月のオファー数",
} as const satisfies Record<keyof Contract, string>;
