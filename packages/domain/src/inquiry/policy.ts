/** The number that a person names when asking after an inquiry: the last letters of its id. */
export function inquiryNumber(id: string): string {
  return id.replaceAll("-", "").slice(-8).toUpperCase();
}

/** Whether an automatic sender filled the form in: people do not see the field. */
export function isAutomatic({ website }: { readonly website: string }): boolean {
  return website.trim() !== "";
}
