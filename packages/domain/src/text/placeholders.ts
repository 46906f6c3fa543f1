const anyPlaceholder = /[{｛]\s*([A-Za-z][\w.-]*)\s*[}｝]/gu;

/** What looks like a placeholder in a text, well written or not, in its order. */
export function placeholdersIn(text: string): { readonly whole: string; readonly name: string }[] {
  return Array.from(text.matchAll(anyPlaceholder), ([whole, name = ""]) => ({ whole, name }));
}

/** A text with the placeholders filled whose values are known; every other stays as it is. */
export function fillPlaceholders(
  text: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  return text.replace(anyPlaceholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
