import { z } from "zod";
import { companyScales, exclusiveCompanyScale } from "../options/company.ts";
import { industries, industryLabels } from "../options/industries.ts";
import { occupations } from "../options/occupations.ts";
import { workStyleLabels, workStyles } from "../options/work-styles.ts";
import { fold } from "../text/fold.ts";
import { manyOf, optionalText, uuid } from "../validation/fields.ts";

export const COMPANY_PAGE_SIZE = 12;
/** Pages of the list that can be opened. */
export const COMPANY_PAGES_MAX = 50;
export const COMPANY_WORDS_MAX = 100;

/** Scales that a company has; that one does not mind is a seeker's answer. */
export const searchableScales = companyScales.filter((scale) => scale !== exclusiveCompanyScale);

/** What readers narrow the companies by; entries of one list are alternatives. */
export const listCompaniesSchema = z.strictObject({
  words: optionalText(COMPANY_WORDS_MAX),
  industries: manyOf(industries).default([]),
  companyScales: manyOf(companyScales).default([]),
  workStyles: manyOf(workStyles).default([]),
  /** Main occupations of its open positions or of its people. */
  occupations: manyOf(occupations).default([]),
  page: z
    .number()
    .int()
    .min(0)
    .max(COMPANY_PAGES_MAX - 1)
    .default(0),
});
export type ListCompanies = z.output<typeof listCompaniesSchema>;
export type ListCompaniesInput = z.input<typeof listCompaniesSchema>;

export const companyIdSchema = z.object({ companyId: uuid });

const keysSaying = <Key extends string>(labels: Readonly<Record<Key, string>>, word: string) =>
  (Object.keys(labels) as Key[]).filter((key) => fold(labels[key]).includes(word));

/** The choices whose labels a folded word stands in: a reader looks for what stands on the page. */
export function choicesSaying(word: string) {
  return {
    industries: keysSaying(industryLabels, word),
    workStyles: keysSaying(workStyleLabels, word),
  };
}
