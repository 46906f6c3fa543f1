import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as japanese } from "@zxcvbn-ts/language-ja";

/** Twice as many letters take four times as long, and whoever has guessed these has all but guessed the rest. */
const LOOKED_AT = 48;
/** So many ways of reading 4 as a and 0 as o are tried. */
const DISGUISES_MAX = 10;

const guesser = new ZxcvbnFactory({
  dictionary: { ...common, ...japanese },
  graphs: adjacencyGraphs,
  maxLength: LOOKED_AT,
  l33tMaxSubstitutions: DISGUISES_MAX,
});

export interface Guesses {
  /** The power of ten of tries after which a guesser who knows people has it. */
  readonly log10: number;
  /** What the longest part of it is. */
  readonly kind: "common" | "word" | "pattern";
}

/** How soon a password is guessed. Takes up to a third of a second: to be run in a thread. */
export function guessesOf(password: string): Guesses {
  const { guessesLog10, sequence } = guesser.check(password);
  const [longest] = sequence.toSorted((one, other) => other.token.length - one.token.length);
  return { log10: guessesLog10, kind: kindOf(longest) };
}

function kindOf(part: { pattern: string; dictionaryName?: string } | undefined): Guesses["kind"] {
  if (part?.pattern !== "dictionary") return "pattern";
  return part.dictionaryName?.startsWith("passwords") ? "common" : "word";
}
