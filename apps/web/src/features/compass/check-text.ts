import { COMPASS_TEXT } from "@tefuda/domain/compass/limits";
import { countGraphemes } from "@tefuda/domain/text/graphemes";
import { cleanText } from "@tefuda/domain/text/normalize";
import { messages } from "@tefuda/domain/validation/messages.ja";

/** What is wrong with a text before it is sent; the server checks by the same bounds. */
export function faultOf(text: string): string | undefined {
  const count = countGraphemes(cleanText(text));
  if (count === 0) return messages.required;
  const { min, max } = COMPASS_TEXT;
  return count < min || count > max ? messages.textLength(min, max, count) : undefined;
}
