/** The companies of the monthly mail, each with its address on a line of its own. */
export const recommendedList = (
  companies: readonly { readonly name: string; readonly url: string }[],
): string =>
  companies.map(({ name, url }) => `・${name.replace(/\s+/g, " ")}\n　${url}`).join("\n");
