import { z } from "zod";
import { COMPANY_NAME_MAX, FIRST_YEAR } from "../constants/limits.ts";
import { companyScales, teamSizes } from "../options/company.ts";
import { industries } from "../options/industries.ts";
import { workStyles } from "../options/work-styles.ts";
import {
  companyName,
  digits,
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
import { placeNo } from "../validation/places.ts";
import { integerBetween } from "../validation/whole-numbers.ts";
import { isCorporateNumber } from "./identity.ts";

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
  prefecture: optionalOf(placeNo),
  cityAndStreet: optionalText(200),
  building: optionalText(100),
});
export type Address = z.output<typeof addressSchema>;

/** A company's page as its administrators edit it. */
export const companySchema = z.object({
  name: companyName,
  nameKana: kana(COMPANY_NAME_MAX),
  siteUrl: url,
  address: addressSchema.optional(),
  contact: optionalText(200),
  corporateNumber: optionalOf(
    // With the letter that it has on invoices.
    digits(13, /^T/i, messages.corporateNumberCheck).refine(
      isCorporateNumber,
      messages.corporateNumberCheck,
    ),
  ),
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

const imageUrl = z.string().max(500);

/**
 * The page with its images by their addresses: those that stand there, and files that the sender
 * has just uploaded.
 */
export const companyPageSchema = companySchema.extend({
  logoUrl: imageUrl.nullable().default(null),
  coverUrl: imageUrl.nullable().default(null),
});
export type CompanyPage = z.output<typeof companyPageSchema>;
export type CompanyPageInput = z.input<typeof companyPageSchema>;

export const saveCompanySchema = z.object({
  company: companyPageSchema,
  lockVersion: z.number().int().min(0),
  /** For operators; an administrator edits the own company. */
  companyId: uuid.optional(),
});
export type SaveCompany = z.output<typeof saveCompanySchema>;
