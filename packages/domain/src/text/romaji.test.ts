import { expect, it } from "vitest";
import { toRomaji } from "./romaji.ts";

it.each([
  ["ヤマダ ショウタ", "yamada shouta"],
  ["ちばなつみ", "chibanatsumi"],
  ["キョウコ・ジュンイチ", "kyoukojunichi"],
  ["はっとり", "hattori"],
  ["イッチャン", "itchan"],
  ["ﾌｼﾞﾜﾗ", "fujiwara"],
  ["山田", ""],
  ["余田", ""],
  ["カキクケコ", "kakikukeko"],
])("writes %s as %s", (kana, letters) => {
  expect(toRomaji(kana)).toBe(letters);
});
