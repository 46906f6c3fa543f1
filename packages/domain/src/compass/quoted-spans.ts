const pairs: Readonly<Record<string, string>> = {
  "「": "」",
  "『": "』",
  "“": "”",
  '"': '"',
  "〝": "〟",
};
const closings = new Set(Object.values(pairs));

/**
 * What a text puts between quotation marks, the outermost ones. A quote may hold marks of its own.
 *
 * @returns undefined where a mark is left open or closes nothing
 */
export function quotedSpans(text: string): string[] | undefined {
  const found: string[] = [];
  const waiting: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === waiting.at(-1)) {
      waiting.pop();
      if (waiting.length === 0) found.push(text.slice(start, at));
    } else if (pairs[sign] !== undefined) {
      if (waiting.length === 0) start = at + 1;
      waiting.push(pairs[sign]);
    } else if (closings.has(sign)) return undefined;
  }
  return waiting.length === 0 ? found : undefined;
}
