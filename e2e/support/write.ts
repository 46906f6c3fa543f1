import type { Locator } from "@playwright/test";

/** Goes on writing at the end of a field, as somebody does whose hands do not rest. */
export async function write(field: Locator, text: string) {
  await field.press("ControlOrMeta+End");
  await field.pressSequentially(text);
}
