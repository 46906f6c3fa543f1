import type { CompassAdvice, CompassSection } from "./schema.ts";

/** What is read aloud of one part of the advice, sentence by sentence, in the order of the page. */
export function sentencesOf(advice: CompassAdvice, section: CompassSection): string[] {
  switch (section) {
    case "impressions":
      return advice.impressions.flatMap(({ text, quote }) => spoken(quoted(quote), text));
    case "learnMore":
      return advice.learnMore;
    case "improvements":
      return advice.improvements.flatMap(({ quote, advice: text, example }) =>
        spoken(quoted(quote), text, example && `たとえば、${example}`),
      );
    default:
      return section satisfies never;
  }
}

const quoted = (quote: string | undefined) => quote && `「${quote}」`;
const spoken = (...parts: readonly (string | undefined)[]) =>
  parts.filter((part): part is string => Boolean(part));
