import type { companies } from "@tefuda/db/schema/company";
import { consentVersions } from "@tefuda/domain/account/constants";
import { OFFER_MONTHLY_QUOTA } from "@tefuda/domain/constants/limits";
import { normalizedHost } from "@tefuda/domain/joker/hidden-company";
import { type PlaceNo, placeNumbers } from "@tefuda/domain/options/workplaces";
import { jstDate } from "@tefuda/domain/time/jst";
import { demoCompanies } from "../content/companies.ts";
import { demoFeePlans } from "../content/fee-plans.ts";
import type { DemoCompany } from "../content/types.ts";
import { at } from "./draw.ts";
import { stableId } from "./ids.ts";
import { daysBefore, writtenAt } from "./times.ts";

/** A row as it is written: the database makes the text that is searched. */
export type CompanyRow = Omit<typeof companies.$inferSelect, "searchText">;

const FIRST_CONTRACT_DAYS = 520;

/** The number of a place as its type; a number that is no place is refused. */
export function placeNo(value: number): PlaceNo {
  const found = placeNumbers.find((no) => no === value);
  if (found === undefined) throw new RangeError(`no place ${value}`);
  return found;
}

/** A contract of a year that runs, with fees that the company has agreed to. */
function makeContract(now: Date, index: number) {
  const signedOn = daysBefore(now, FIRST_CONTRACT_DAYS - index * 14);
  return {
    contractStartsOn: jstDate(signedOn),
    contractEndsOn: jstDate(daysBefore(now, -120 - index * 14)),
    feePlan: at(demoFeePlans, index % demoFeePlans.length),
    contractVersion: 1,
    agreedTermsVersion: consentVersions.corporateTerms,
    agreedContractVersion: 1,
  };
}

/** The company at a place of the content, public and with a contract. */
export function makeCompany(now: Date, index = 0, overrides: Partial<CompanyRow> = {}): CompanyRow {
  const { address, initial: _, hue: __, ...content }: DemoCompany = at(demoCompanies, index);
  return {
    ...content,
    id: stableId("company", index),
    siteHost: normalizedHost(content.siteUrl),
    logoUrl: null,
    coverUrl: null,
    address: {
      postalCode: address.postalCode,
      prefecture: placeNo(address.prefecture),
      cityAndStreet: address.city,
      ...(address.building && { building: address.building }),
    },
    corporateNumber: null,
    values: [...content.values],
    benefits: [...content.benefits],
    workStyles: [...content.workStyles],
    photos: [],
    isPublic: true,
    status: "active",
    statusReason: null,
    statusChangedAt: null,
    offerMonthlyQuota: OFFER_MONTHLY_QUOTA,
    ...makeContract(now, index),
    lockVersion: 0,
    ...writtenAt(daysBefore(now, FIRST_CONTRACT_DAYS - index * 14)),
    ...overrides,
  };
}
