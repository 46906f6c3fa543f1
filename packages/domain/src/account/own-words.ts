import { toRomaji } from "../text/romaji.ts";

/** A shorter word is in too many others. */
const WORD_MIN = 3;

interface Known {
  /** The service's. */
  readonly brand: string;
  readonly email: string;
  readonly names: readonly string[];
}

/**
 * What a stranger tries first at one person's account: the service's name, the address and the names,
 * in parts and at once, kana in Roman letters with the long vowels written and left out.
 */
export function ownWords({ brand, email, names }: Known): string[] {
  const romaji = names.map(toRomaji);
  const said = [...names, ...romaji, ...romaji.map((name) => name.replace(/o[uo]/g, "o"))];
  const [local = "", domain = ""] = email.split("@");
  const provider = domain.replace(/\.[^.]*$/, "");
  const whole = ["tefuda", brand, local, provider, ...said];
  const words = whole.flatMap((text) => {
    const parts = text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
    return [...parts, parts.join("")];
  });
  const longestFirst = [...new Set([email.toLowerCase(), ...words])].sort(
    (one, other) => other.length - one.length,
  );
  return longestFirst.filter(({ length }) => length >= WORD_MIN);
}

/** A password without such words, however their letters are disguised. */
export function withoutOwnWords(password: string, words: readonly string[]): string {
  return words.reduce((rest, word) => rest.replaceAll(disguised(word), ""), password);
}

const DISGUISES: Readonly<Record<string, string>> = {
  a: "a4@",
  b: "b8",
  e: "e3",
  g: "g9",
  i: "i1!",
  l: "l1!",
  o: "o0",
  s: "s5$",
  t: "t7+",
  z: "z2",
};

const disguised = (word: string) => new RegExp([...word].map(likenesses).join(""), "gi");
const likenesses = (letter: string) => `[${DISGUISES[letter] ?? letter.replace(/[^\w]/, "\\$&")}]`;
