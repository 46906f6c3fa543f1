import { COMPASS_TEXT } from "@tefuda/domain/compass/limits";
import { clean } from "@tefuda/domain/text/clean";
import { countGraphemes } from "@tefuda/domain/text/graphemes";
import { messages } from "@tefuda/domain/validation/messages.ja";

/** What is wrong with a text before it is sent; the server checks by the same bounds. */
export function faultOf(text: string): string | undefined {
  const count = countGraphemes(clean(text));
  if (count === 0) return messages.required;
  const { min, max } = COMPASS_TEXT;
  return count < min || count > max ? messages.textLength(min, max, count) : undefined;
}
