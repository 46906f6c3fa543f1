import type { Synonyms } from "@tefuda/domain/text/synonyms";
import { uiCopy } from "./copy.ja";
import { TextLink } from "./text-link";

interface SynonymsNoteProps {
  synonyms: Synonyms | null;
  /** The address of the same search for other words. */
  hrefOf: (words: string) => string;
}

/** Says beside the count of a search what was looked for as well, and leads to what was typed alone. */
export function SynonymsNote({ synonyms, hrefOf }: SynonymsNoteProps) {
  if (!synonyms) return null;
  const { words, exactly } = synonyms;
  return (
    <p className="text-ink-2 text-sm">
      {words.map(({ typed, also }) => uiCopy.synonyms(typed, also)).join("")}
      {exactly !== null && (
        <TextLink href={hrefOf(exactly)} className="inline-block">
          {uiCopy.searchExactly}
        </TextLink>
      )}
    </p>
  );
}
