import { z } from "zod";
import { clean } from "../text/clean.ts";
import { fold } from "../text/fold.ts";
import { countGraphemes } from "../text/graphemes.ts";
import { typedWords, WORDS_IN_ROW_MAX } from "../text/search-words.ts";
import { toNfkc } from "../text/visible.ts";
import { requiredText, uuid } from "../validation/fields.ts";
import { GROUP_TEXT_MAX, GROUP_WORDS, SYNONYM_LENGTH, synonymMessages } from "./words.ja.ts";

/** What parts the words of a group; a space does not. */
const between = /[、,・/;|\n。]/u;

/** The words of a group as they are typed in one line, each once, as whole as they are written. */
export function wordsOf(text: string): string[] {
  const words = new Map<string, string>();
  for (const part of toNfkc(text).split(between)) {
    const word = clean(part).replace(/\s+/gu, " ");
    if (word !== "" && !words.has(fold(word))) words.set(fold(word), word);
  }
  return [...words.values()];
}

function faultOf(word: string): string | undefined {
  const { min, max } = SYNONYM_LENGTH;
  const length = countGraphemes(word);
  if (length < min) return synonymMessages.short(word);
  // An index has room for two units a letter, and few letters have more.
  if (length > max || word.length > max * 2) return synonymMessages.long(word);
  const parts = typedWords(word);
  // Somebody who looks for it has to type it, and is not to find it in parts.
  const isWhole = parts.every(({ isExact }) => !isExact);
  if (!isWhole || parts.map(({ folded }) => folded).join(" ") !== fold(word))
    return synonymMessages.signs(word);
  return parts.length > WORDS_IN_ROW_MAX ? synonymMessages.parts(word) : undefined;
}

/** Words that mean one thing, parted by commas. */
export const addSynonymsSchema = z.object({
  /** Made by the client, so that pressing twice adds one group. */
  id: uuid,
  words: requiredText(1, GROUP_TEXT_MAX).superRefine((text, ctx) => {
    if (text === "") return;
    const words = wordsOf(text);
    const fault =
      words.map(faultOf).find((message) => message !== undefined) ??
      (words.length < GROUP_WORDS.min ? synonymMessages.few : undefined) ??
      (words.length > GROUP_WORDS.max ? synonymMessages.many : undefined);
    if (fault !== undefined) ctx.addIssue({ code: "custom", message: fault });
  }),
});
export type AddSynonyms = z.output<typeof addSynonymsSchema>;

export const removeSynonymsSchema = z.object({ id: uuid });
export type RemoveSynonyms = z.output<typeof removeSynonymsSchema>;

export const listSynonymsSchema = z.object({ cursor: z.string().max(200).optional() });
export type ListSynonyms = z.output<typeof listSynonymsSchema>;
