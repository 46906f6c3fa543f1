import { expect, it } from "vitest";
import {
  candidateCardLabels,
  candidateFilterLabels,
  candidateSortLabels,
  candidateTabLabels,
  candidateTexts,
} from "./constants.ts";

it("says it in these words: candidateCardLabels", () => {
  expect(candidateCardLabels).toEqual({
    none: "",
    kept: "キープ中",
    liked: "興味ありが届いています",
    offered: "オファー済み",
    matched: "マッチング済み",
    hidden: "非表示",
  });
});

it("says it in these words: candidateFilterLabels", () => {
  expect(candidateFilterLabels).toEqual({
    occupation: "職種",
    age: "年齢",
    jobChangeWillingness: "転職意欲",
    sideJobWillingness: "副業意欲",
    preferredWorkplaces: "希望勤務地",
    companyScales: "希望する企業規模",
    hasIntroduction: "自己紹介あり",
    exceptOffered: "オファー送信済みを除く",
  });
});

it("says it in these words: candidateSortLabels", () => {
  expect(candidateSortLabels).toEqual({
    recommended: "おすすめ順",
    recentLogin: "ログインが新しい順",
  });
});

it("says it in these words: candidateTabLabels", () => {
  expect(candidateTabLabels).toEqual({
    recommended: "おすすめ",
    search: "検索",
    kept: "キープ",
    favorites: "お気に入り",
    hidden: "非表示",
  });
});

it("says it in these words: candidateTexts", () => {
  expect(candidateTexts).toEqual({
    clear: "条件をクリア",
    count: "{count}名の候補者",
    ageNotice:
      "募集・採用では、法令で認められた例外を除き、年齢を理由に対象を制限することはできません。年齢以外の条件での検索をおすすめします。",
  });
});
