import { messages } from "../validation/messages.ja.ts";
import type { Company } from "./schema.ts";

/** What visitors have to find on a page before it is shown to them. */
export const requiredToPublish = [
  "name",
  "siteUrl",
  "address",
  "contact",
  "industry",
  "businessSummary",
] as const satisfies readonly (keyof Company)[];
export type RequiredToPublish = (typeof requiredToPublish)[number];

type Published = { readonly [K in RequiredToPublish]?: Company[K] | null };

/** The fields that are still missing before a company's page can be public, in the form's order. */
export function missingToPublish(company: Published): RequiredToPublish[] {
  return requiredToPublish.filter((field) => {
    if (field === "address") return !(company.address?.prefecture && company.address.cityAndStreet);
    return !company[field];
  });
}

/** The messages beside the fields that keep a page from being public. */
export const publishErrors = (missing: readonly RequiredToPublish[]): Record<string, string> =>
  Object.fromEntries(
    missing.map((field) => [
      field === "address" ? "address.cityAndStreet" : field,
      messages.required,
    ]),
  );
