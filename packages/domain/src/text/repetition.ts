import { fold } from "./fold.ts";

/** Characters in a row that have to be the same before they count as repeated. */
const RUN = 10;

const marks = /[\s\p{P}\p{S}]/gu;
const lettersOf = (text: string) => [...fold(text).replace(marks, "")];

/**
 * Which part of a text, from 0 to 1, stands in the other texts as well, in runs of ten or more of
 * the same characters; width, kana script, spaces and punctuation do not count. A text too short to
 * hold a run repeats nothing. The work grows with the length of all texts together.
 */
export function repeatedShare(text: string, others: readonly string[]): number {
  const letters = lettersOf(text);
  const places = new Map<string, number[]>();
  for (let at = 0; at + RUN <= letters.length; at += 1) {
    const run = letters.slice(at, at + RUN).join("");
    places.set(run, [...(places.get(run) ?? []), at]);
  }
  if (places.size === 0) return 0;
  const repeated = new Set<number>();
  for (const other of others) {
    const theirs = lettersOf(other);
    for (let at = 0; at + RUN <= theirs.length; at += 1)
      for (const start of places.get(theirs.slice(at, at + RUN).join("")) ?? [])
        for (let letter = start; letter < start + RUN; letter += 1) repeated.add(letter);
  }
  return repeated.size / letters.length;
}
