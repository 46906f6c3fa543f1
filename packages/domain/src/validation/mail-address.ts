import { visibleText } from "../text/visible.ts";

/**
 * The address in what was typed or pasted, half-width and in lower case, and the name before it:
 * `a@b.example`, `山田 太郎 <a@b.example>`, `mailto:a@b.example`.
 */
export function readMailAddress(text: string): { readonly address: string; readonly name: string } {
  const plain = visibleText(text).trim();
  const [, before = "", inner = plain] = /^([^<>]*)<([^<>]*)>$/.exec(plain) ?? [];
  const name = before.replaceAll('"', "").trim();
  return {
    address: inner
      .trim()
      .replace(/^mailto:/i, "")
      .toLowerCase(),
    // Some programs write the address twice.
    name: name.includes("@") ? "" : name,
  };
}

/** Whether several addresses stand in a text. */
export function areSeveral(text: string): boolean {
  const parts = visibleText(text)
    .toLowerCase()
    // A name in quotes may hold what it likes.
    .replace(/"[^"]*"\s*</g, "<")
    .split(/[\s,;、<>"]+/);
  return new Set(parts.filter((part) => part.includes("@"))).size > 1;
}
