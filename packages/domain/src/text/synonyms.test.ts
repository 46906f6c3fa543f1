import { expect, it } from "vitest";
import { fold } from "./fold.ts";
import {
  listedSynonyms,
  soughtWords,
  synonymsIn,
  thesaurusWith,
  vocabularyOf,
} from "./synonyms.ts";

/** Whether a search finds a text. */
const finds = (words: string, text: string) =>
  soughtWords(words, listedSynonyms).every(({ forms }) =>
    forms.some((form) => fold(text).includes(form)),
  );

it.each([
  ["マネージャー", "マネジャー"],
  ["インフラ", "infrastructure"],
  ["React", "リアクト"],
  ["経理", "accounting"],
  ["エンジニア", "Engineer"],
  ["サーバー", "サーバ"],
  ["在宅勤務", "リモートワーク"],
  ["品質保証", "quality assurance"],
  ["東京都", "東京"],
  ["Ruby　on　Rails", "レイルズ"],
  ["自然言語処理", "Natural Language Processing"],
])("%s and %s find each other", (one, other) => {
  expect(finds(one, other)).toBe(true);
  expect(finds(other, one)).toBe(true);
  expect(finds(`「${one}」`, other.replace("サーバ", ""))).toBe(false);
});

it.each([
  ["ＰＭ", "プロジェクトマネージャー"],
  ["QA", "品質保証"],
])("finds by the abbreviation %s what it stands for, not the other way round", (short, long) => {
  expect(finds(short, long)).toBe(true);
  expect(finds(long, short)).toBe(false);
});

it("knows words in a row among others, each of which may be said as well", () => {
  expect(soughtWords("東京 tech　lead", listedSynonyms)).toEqual([
    { typed: "東京", forms: ["東京"] },
    { typed: "tech", forms: ["tech", "てっくりーど"] },
    { typed: "lead", forms: ["lead", "てっくりーど"] },
  ]);
  expect(finds("東京 tech lead", "東京のテックリード")).toBe(true);
  expect(finds("東京 tech lead", "東京でLeadしたTech")).toBe(true);
  expect(finds("lead tech", "テックリード")).toBe(false);
  expect(finds('"tech" lead', "テックリード")).toBe(false);
});

it("says what was looked for as well, as it is written", () => {
  expect(synonymsIn("経理　東京 ｱｼﾞｬｲﾙ tech lead", 40, listedSynonyms)).toEqual({
    words: [
      { typed: "経理", also: ["accounting"] },
      { typed: "アジャイル", also: ["agile"] },
      { typed: "tech lead", also: ["テックリード"] },
    ],
    exactly: '"経理" "東京" "アジャイル" "tech" "lead"',
  });
  expect(synonymsIn("経理　東京 ｱｼﾞｬｲﾙ", 17, listedSynonyms)).toMatchObject({
    exactly: '"経理" "東京" "アジャイル"',
  });
  expect(synonymsIn("経理　東京 ｱｼﾞｬｲﾙ", 16, listedSynonyms)).toMatchObject({ exactly: null });
  expect(synonymsIn("「経理」 東京", 100, listedSynonyms)).toBeNull();
  expect(synonymsIn("", 100, listedSynonyms)).toBeNull();
});

it("leaves out what holds the word, for the word finds that", () => {
  expect(soughtWords("販売", listedSynonyms)).toEqual([{ typed: "販売", forms: ["販売"] }]);
  expect(soughtWords("販売職", listedSynonyms)).toEqual([
    { typed: "販売職", forms: ["販売職", "販売"] },
  ]);
});

it("names all words that stand for each other, parts of such words as well", () => {
  const vocabulary = vocabularyOf(listedSynonyms);
  expect(vocabulary).toEqual(
    expect.arrayContaining(["react", "りあくと", "tech lead", "tech", "lead", "pm"]),
  );
  expect(vocabulary).not.toContain("釣り");
  expect(new Set(vocabulary).size).toBe(vocabulary.length);
  // Whatever a search asks for instead of a word is among them.
  for (const text of ["tech lead", "Ruby on Rails", "ＰＭ", "経理", "販売職"])
    for (const { forms } of soughtWords(text, listedSynonyms))
      expect(vocabulary).toEqual(expect.arrayContaining([...forms]));
});

it("has no word in the list that a search would not read as one, or as three in a row", () => {
  for (const word of listedSynonyms.keys()) {
    const parts = soughtWords(word, new Map()).map(({ forms }) => forms[0]);
    expect(parts.join(" ")).toBe(word);
    expect(parts.length).toBeLessThan(4);
  }
});

it("knows what was added, with the product's own", () => {
  const thesaurus = thesaurusWith([
    ["リスキリング", "学び直し"],
    ["accounting", "簿記"],
  ]);
  const formsOf = (text: string) => soughtWords(text, thesaurus).map(({ forms }) => forms);
  expect(formsOf("学び直し")).toEqual([["学び直し", "りすきりんぐ"]]);
  expect(formsOf("accounting")).toEqual([["accounting", "経理", "簿記"]]);
  expect(formsOf("経理 簿記")).toEqual([
    ["経理", "accounting"],
    ["簿記", "accounting"],
  ]);
  expect(thesaurusWith([])).toBe(listedSynonyms);
});
