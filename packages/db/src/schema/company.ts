import { type Address, COMPANY_PHOTOS_MAX, companyStatuses } from "@tefuda/domain/company/schema";
import { companyScales, teamSizes } from "@tefuda/domain/options/company";
import { industries } from "@tefuda/domain/options/industries";
import type { WorkStyle } from "@tefuda/domain/options/work-styles";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from "../pg-core.ts";
import { type SQL, sql } from "../sql.ts";
import { foldedTexts, id, moment, noTexts, notNegative, oneOf, written } from "./columns.ts";

export const companies = pgTable(
  "companies",
  {
    id: id(),
    name: text().notNull(),
    nameKana: text(),
    siteUrl: text(),
    /** The host of `siteUrl` in the form that hidden-company words are compared with. */
    siteHost: text().notNull().default(""),
    logoUrl: text(),
    coverUrl: text(),
    address: jsonb().$type<Address>(),
    contact: text(),
    corporateNumber: text(),
    foundedYear: smallint(),
    representative: text(),
    industry: text({ enum: industries }),
    companyScale: text({ enum: companyScales }),
    teamSize: text({ enum: teamSizes }),
    mission: text(),
    vision: text(),
    values: text().array().notNull().default(noTexts),
    businessSummary: text(),
    benefits: text().array().notNull().default(noTexts),
    workStyles: text().array().$type<WorkStyle[]>().notNull().default(noTexts),
    photos: text().array().notNull().default(noTexts),
    isPublic: boolean().notNull().default(false),
    status: text({ enum: companyStatuses }).notNull().default("active"),
    /** Why the operator changed the status last, and when. */
    statusReason: text(),
    statusChangedAt: moment(),
    /** First and last day of the contract, in Japan. */
    contractStartsOn: date({ mode: "string" }),
    contractEndsOn: date({ mode: "string" }),
    /** The fees, penalties and cancellation terms that the company agrees to before its first use. */
    feePlan: text().notNull().default(""),
    /** Goes up with each change of the terms of the contract; each has to be agreed to anew. */
    contractVersion: integer().notNull().default(0),
    /** What an administrator agreed to last: the corporate terms, and the version of the contract. */
    agreedTermsVersion: text(),
    agreedContractVersion: integer(),
    /** The offers a month that the contract grants. */
    offerMonthlyQuota: integer().notNull().default(50),
    lockVersion: integer().notNull().default(0),
    /** What words are looked for in, folded. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          foldedTexts(
            companies.name,
            companies.nameKana,
            companies.mission,
            companies.vision,
            companies.businessSummary,
          ),
      ),
    ...written(),
  },
  (t) => [
    uniqueIndex("companies_corporate_number_key").on(t.corporateNumber),
    check("companies_corporate_number_check", sql`${t.corporateNumber} ~ '^[0-9]{13}$'`),
    check(
      "companies_photos_check",
      sql`cardinality(${t.photos}) <= ${sql.raw(String(COMPANY_PHOTOS_MAX))}`,
    ),
    oneOf("companies_industry_check", t.industry, industries),
    oneOf("companies_company_scale_check", t.companyScale, companyScales),
    oneOf("companies_team_size_check", t.teamSize, teamSizes),
    oneOf("companies_status_check", t.status, companyStatuses),
    notNegative("companies_counts_check", t.offerMonthlyQuota, t.lockVersion, t.contractVersion),
    check("companies_contract_check", sql`${t.contractStartsOn} <= ${t.contractEndsOn}`),
    index("companies_public_created_at_idx")
      .on(t.createdAt, t.id)
      .where(sql`${t.isPublic} and ${t.status} = 'active'`),
    index("companies_created_at_idx").on(t.createdAt, t.id),
    index("companies_status_created_at_idx").on(t.status, t.createdAt, t.id),
  ],
);
