import { toNfkc } from "../text/normalize.ts";

/**
 * The address in what was typed or pasted, half-width and in lower case, and the name before it:
 * `a@b.example`, `山田 太郎 <a@b.example>`, `mailto:a@b.example`.
 */
export function readMailAddress(text: string): { readonly address: string; readonly name: string } {
  const plain = toNfkc(text).trim();
  const [, name = "", inner = plain] = /^([^<>]*)<([^<>]*)>$/.exec(plain) ?? [];
  return {
    address: inner
      .trim()
      .replace(/^mailto:/i, "")
      .toLowerCase(),
    name: name.replaceAll('"', "").trim(),
  };
}

/** Whether several addresses stand in a text. */
export const areSeveral = (text: string): boolean =>
  toNfkc(text)
    .split(/[\s,;、]+/)
    .filter((part) => part.includes("@")).length > 1;
