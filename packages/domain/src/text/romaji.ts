import { fold } from "./fold.ts";
import { toNfkc } from "./visible.ts";

const VOWELS = "aiueo";
const ROWS: Readonly<Record<string, string>> = {
  k: "かきくけこ",
  g: "がぎぐげご",
  s: "さしすせそ",
  z: "ざじずぜぞ",
  t: "たちつてと",
  d: "だぢづでど",
  n: "なにぬねの",
  h: "はひふへほ",
  b: "ばびぶべぼ",
  p: "ぱぴぷぺぽ",
  m: "まみむめも",
  r: "らりるれろ",
};
/** As passports write them. */
const HEPBURN: Readonly<Record<string, string>> = {
  ...{ あ: "a", い: "i", う: "u", え: "e", お: "o", や: "ya", ゆ: "yu", よ: "yo", わ: "wa" },
  ...{
    を: "o",
    ん: "n",
    ゔ: "vu",
    し: "shi",
    ち: "chi",
    つ: "tsu",
    ふ: "fu",
    じ: "ji",
    ぢ: "ji",
    づ: "zu",
  },
};
const plain = Object.entries(ROWS).flatMap(([consonant, row]) =>
  [...row].map((kana, at) => [kana, `${consonant}${VOWELS.charAt(at)}`] as const),
);
const letters = new Map([...plain, ...Object.entries(HEPBURN)]);

/** Kana in Roman letters as passports write them: ヤマダ ショウタ is `yamada shouta`. Other letters go. */
export function toRomaji(kana: string): string {
  return Array.from(toNfkc(kana), (letter) =>
    /\s/u.test(letter) ? letter : lettersOf(fold(letter)),
  )
    .join("")
    .replace(/(sh|ch|j)i([ゃゅょ])/g, (_, sound, small) => `${sound}${vowelOf(small)}`)
    .replace(/([a-z])i([ゃゅょ])/g, (_, sound, small) => `${sound}y${vowelOf(small)}`)
    .replace(/っ([a-z])/g, (_, next) => (next === "c" ? "tc" : `${next}${next}`))
    .replace(/[ゃゅょっ]/g, "");
}

const lettersOf = (kana: string) => letters.get(kana) ?? (/[ゃゅょっ]/.test(kana) ? kana : "");
const vowelOf = (small: string) => ({ ゃ: "a", ゅ: "u" })[small] ?? "o";
