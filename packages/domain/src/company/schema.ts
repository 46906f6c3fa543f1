import { z } from "zod";
import { FIRST_YEAR } from "../constants/limits.ts";
import { authorities } from "../options/authorities.ts";
import { companyScales, teamSizes } from "../options/company.ts";
import { industries } from "../options/industries.ts";
import { workStyles } from "../options/work-styles.ts";
import { placeNumbers } from "../options/workplaces.ts";
import {
  email,
  integerBetween,
  kana,
  manyOf,
  oneOf,
  optionalOf,
  optionalText,
  postalCode,
  requiredText,
  url,
  uuid,
} from "../validation/fields.ts";
import { messages } from "../validation/messages.ja.ts";

export const companyStatuses = ["active", "suspended", "closed"] as const;
export type CompanyStatus = (typeof companyStatuses)[number];
export const companyStatusLabels = {
  active: "利用中",
  suspended: "停止中",
  closed: "終了",
} as const satisfies Record<CompanyStatus, string>;

const OLDEST_COMPANY_YEAR = 578;
export const COMPANY_PHOTOS_MAX = 10;

export const addressSchema = z.object({
  postalCode: optionalOf(postalCode),
  prefecture: optionalOf(z.union(placeNumbers.map((no) => z.literal(no)))),
  cityAndStreet: optionalText(200),
  building: optionalText(100),
});
export type Address = z.output<typeof addressSchema>;

/** A company's page as its administrators edit it. */
export const companySchema = z.object({
  name: requiredText(1, 100),
  nameKana: kana(100),
  siteUrl: url,
  address: addressSchema.optional(),
  contact: optionalText(200),
  corporateNumber: optionalOf(z.string().regex(/^\d{13}$/, messages.numericOnly)),
  foundedYear: optionalOf(
    integerBetween(OLDEST_COMPANY_YEAR, FIRST_YEAR + 200, messages.invalidDate),
  ),
  representative: optionalText(50),
  industry: oneOf(industries).optional(),
  companyScale: oneOf(companyScales).optional(),
  teamSize: oneOf(teamSizes).optional(),
  mission: optionalText(400),
  vision: optionalText(400),
  values: z.array(requiredText(1, 100)).max(10, messages.chooseAtMost(10)).default([]),
  businessSummary: optionalText(1000, 20),
  benefits: z.array(requiredText(1, 100)).max(20, messages.chooseAtMost(20)).default([]),
  workStyles: manyOf(workStyles).default([]),
  photos: z
    .array(z.string().max(500))
    .max(COMPANY_PHOTOS_MAX, messages.chooseAtMost(COMPANY_PHOTOS_MAX))
    .default([]),
  isPublic: z.boolean().default(false),
});
export type Company = z.output<typeof companySchema>;
export type CompanyInput = z.input<typeof companySchema>;

export const saveCompanySchema = z.object({
  company: companySchema,
  lockVersion: z.number().int().min(0).optional(),
});

export const inviteMemberSchema = z.object({
  email,
  name: requiredText(1, 50),
  authority: oneOf(authorities),
});
export type InviteMember = z.output<typeof inviteMemberSchema>;
export const updateAuthoritySchema = z.object({ aceId: uuid, authority: oneOf(authorities) });
export const removeMemberSchema = z.object({ aceId: uuid });

export const setOfferQuotaSchema = z.object({
  companyId: uuid,
  month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, messages.invalidDate),
  granted: integerBetween(0, 100_000, messages.salaryInteger),
});
