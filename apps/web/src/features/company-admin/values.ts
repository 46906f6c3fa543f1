import type { CompanyPage, CompanyPageInput } from "@tefuda/domain/company/schema";
import { clean } from "@tefuda/domain/text/clean";
import type { EditedPage } from "./types";

/**
 * A page as the form holds it: what is not there is an empty field, and what a company has asked to
 * be known by stands there already.
 */
export function valuesOf(page: EditedPage): CompanyPageInput {
  const identity = waitingOf(page) ?? page;
  const { postalCode, prefecture, cityAndStreet, building } = page.address ?? {};
  return {
    name: identity.name,
    nameKana: identity.nameKana ?? "",
    siteUrl: identity.siteUrl ?? "",
    address: {
      postalCode: postalCode ?? "",
      prefecture,
      cityAndStreet: cityAndStreet ?? "",
      building: building ?? "",
    },
    contact: page.contact ?? "",
    corporateNumber: page.corporateNumber ?? "",
    foundedYear: page.foundedYear ?? "",
    representative: page.representative ?? "",
    industry: page.industry ?? undefined,
    companyScale: page.companyScale ?? undefined,
    teamSize: page.teamSize ?? undefined,
    mission: page.mission ?? "",
    vision: page.vision ?? "",
    values: page.values,
    businessSummary: page.businessSummary ?? "",
    benefits: page.benefits,
    workStyles: page.workStyles,
    photos: page.photos,
    isPublic: page.isPublic,
    logoUrl: page.logoUrl,
    coverUrl: page.coverUrl,
  };
}

/** What waits for an operator; a request that was declined is only told of. */
export const waitingOf = ({ identityRequest }: EditedPage) =>
  identityRequest?.declinedReason === null ? identityRequest : undefined;

const lines = (list: readonly string[] = []) => list.map((line) => clean(line)).filter(Boolean);
const textOr = (value: unknown) => (typeof value === "string" && clean(value) ? value : null);

/** What the form holds as a page that can be looked at, whether it could be saved or not. */
export function draftOf(page: EditedPage, values: CompanyPageInput) {
  const { address } = values;
  return {
    ...page,
    name: values.name,
    siteUrl: textOr(values.siteUrl),
    logoUrl: values.logoUrl ?? null,
    coverUrl: values.coverUrl ?? null,
    address: {
      postalCode: textOr(address?.postalCode) ?? undefined,
      prefecture: (address?.prefecture ?? undefined) as CompanyPage["address"] extends
        | { prefecture?: infer P }
        | undefined
        ? P
        : never,
      cityAndStreet: textOr(address?.cityAndStreet) ?? undefined,
      building: textOr(address?.building) ?? undefined,
    },
    foundedYear: Number(values.foundedYear) || null,
    representative: textOr(values.representative),
    industry: values.industry ?? null,
    companyScale: values.companyScale ?? null,
    teamSize: values.teamSize ?? null,
    mission: textOr(values.mission),
    vision: textOr(values.vision),
    values: lines(values.values),
    businessSummary: textOr(values.businessSummary),
    benefits: lines(values.benefits),
    workStyles: [...(values.workStyles ?? [])],
    photos: [...(values.photos ?? [])],
  };
}

export type DraftPage = ReturnType<typeof draftOf>;
