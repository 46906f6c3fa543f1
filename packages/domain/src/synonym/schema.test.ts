import { expect, it } from "vitest";
import { addSynonymsSchema, wordsOf } from "./schema.ts";

const id = "0199a0de-1111-7abc-8def-0123456789ab";
const faultsOf = (words: string) =>
  addSynonymsSchema.safeParse({ id, words }).error?.issues.map(({ message }) => message) ?? [];

it.each([
  ["リスキリング、学び直し", ["リスキリング", "学び直し"]],
  [" ﾘｽｷﾘﾝｸﾞ ,　学び直し， 再教育", ["リスキリング", "学び直し", "再教育"]],
  ["リスキリング／学び直し・再教育\n再学習", ["リスキリング", "学び直し", "再教育", "再学習"]],
  ["リスキリング、りすきりんぐ、学び直し、、", ["リスキリング", "学び直し"]],
  ["Machine　 Learning、機械\u200B学習", ["Machine Learning", "機械学習"]],
  ["C++、シープラプラ", ["C++", "シープラプラ"]],
])("reads the words of %j", (text, words) => {
  expect(wordsOf(text)).toEqual(words);
  expect(faultsOf(text)).toEqual([]);
});

it.each([
  ["", "この項目は入力必須です"],
  [" \u200B", "この項目は入力必須です"],
  ["リスキリング", "同じ意味の言葉を「、」で区切って、2つ以上入力してください"],
  ["リスキリング、りすきりんぐ", "同じ意味の言葉を「、」で区切って、2つ以上入力してください"],
  ["ああ、いい、うう、ええ、おお、かか、きき、くく、けけ", "言葉は8つまでです"],
  ["学、学び直し", "「学」は短すぎます。2文字以上にしてください"],
  [`${"あ".repeat(31)}、学び`, `「${"あ".repeat(31)}」は長すぎます。30文字以内にしてください`],
  [`${"👩‍💻".repeat(13)}、学び`, `「${"👩‍💻".repeat(13)}」は長すぎます。30文字以内にしてください`],
  ["営業（法人）、法人営業", "「営業(法人)」には、検索で言葉の区切りになる記号があります"],
  ["「学び直し」、再教育", "「「学び直し」」には、検索で言葉の区切りになる記号があります"],
  ["《》、再教育", "「《》」には、検索で言葉の区切りになる記号があります"],
  [
    "one two three four、四語",
    "「one two three four」は長すぎます。スペースで区切れるのは3語までです",
  ],
])("says what is wrong with %j", (text, message) => {
  expect(faultsOf(text)).toEqual([message]);
});

it("takes words of two and of thirty letters, and eight of them", () => {
  expect(faultsOf(`${"あ".repeat(30)}、学び`)).toEqual([]);
  expect(faultsOf(`${"👩‍💻".repeat(12)}、学び`)).toEqual([]);
  expect(faultsOf("ああ、いい、うう、ええ、おお、かか、きき、くく")).toEqual([]);
});

it("takes no more than three hundred letters", () => {
  const words = (length: number) => `学び、${"、".repeat(length - 5)}再び`;
  expect(faultsOf(words(300))).toEqual([]);
  expect(faultsOf(words(301))).toEqual(["300文字以内で入力してください（現在301文字）"]);
});
