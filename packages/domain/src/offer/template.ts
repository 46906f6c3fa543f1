import { fillPlaceholders, placeholdersIn } from "../text/placeholders.ts";

/**
 * What a template may be filled with. Nothing of the candidate: a name is not known before the
 * match, and a text that greets everybody by name only looks personal.
 */
export const offerPlaceholders = ["companyName", "aceName", "recruitmentTitle"] as const;
export type OfferPlaceholder = (typeof offerPlaceholders)[number];

/** A template's body with what is known filled in; what is not yet known stays as it is. */
export function fillOfferTemplate(
  body: string,
  values: Readonly<Partial<Record<OfferPlaceholder, string>>>,
): string {
  return fillPlaceholders(body, values);
}

/** The first placeholder that a text still holds; nobody should receive one. */
export function placeholderLeft(text: string): string | undefined {
  return placeholdersIn(text)[0]?.whole;
}
