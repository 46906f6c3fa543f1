import { toNfkc } from "./visible.ts";

const TO_KATAKANA = 0x60;

/**
 * A reading as forms ask for it, in full-width katakana: hiragana and half-width kana become it, marks of voice join
 * the kana before them, dashes after a kana are the long marks that they are typed for, and what parts the names of
 * people from abroad is one middle dot. Other letters stay.
 */
export function toKatakana(text: string): string {
  return toNfkc(text.replaceAll("゛", "\u3099").replaceAll("゜", "\u309a"))
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + TO_KATAKANA))
    .replace(
      /([ァ-ヺ])([-~‐‑‒–—―−─〜ー]+)/g,
      (_, kana, dashes) => kana + "ー".repeat(dashes.length),
    )
    .replace(/[=゠·•‧]/g, "・")
    .replace(/\s+/gu, " ");
}
