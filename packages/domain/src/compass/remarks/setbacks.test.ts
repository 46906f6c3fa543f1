import { expect, it } from "vitest";
import { adviseByRules } from "../advise.ts";
import { findSetbacks } from "./setbacks.ts";

const found = (text: string) => findSetbacks(text).map(({ start, end }) => text.slice(start, end));

it.each([
  "一年目は目標が未達でした。",
  "新しい売り場づくりに失敗しました。",
  "設定を一度元に戻す失敗もしました。",
  "最初の企画は失敗に終わりました。",
  "納期の見積もりを誤った失敗から学びました。",
  "失敗したことがあります。",
  "資格の勉強に挫折しました。",
  "部下の指導に苦労しました。",
  "苦労の末に認証を取りました。",
  "苦労が絶えない毎日でした。",
  "苦労が絶えなかった一年でした。",
  "一度は失敗しましたが諦めなかったことが自信です。",
  "進め方に悩み、先輩に相談しました。",
  "売上が伸び悩みました。",
  "準備が足りなかったことを反省しました。",
  "月に1件も成約できませんでした。",
  "はじめの案はうまくいかず、やり直しました。",
  "期待に応える提案ができなかったです。",
])("hears what went wrong: %s", (text) => {
  expect(found(text)).toHaveLength(1);
});

it.each([
  "失敗を恐れず挑戦します。",
  "失敗の許されない現場です。",
  "失敗しても諦めません。",
  "失敗したことはありません。",
  "お客様の失敗を踏まえた提案です。",
  "お客様の悩みを聞くことが得意です。",
  "肌の悩み、髪の悩みに答えます。",
  "お客様が悩みながら選ぶ時間に寄り添います。",
  "未達は一度もありません。",
  "未達だったことは一度もありません。",
  "未達を防ぐ仕組みを作りました。",
  "苦労を苦労と思いません。",
  "苦労したことはありません。",
  "新人が苦労していた手順を直しました。",
  "反省会を毎週開いています。",
  "反省点は特にありません。",
  "これまでできなかった集計を可能にしました。",
  "できなかったことができるようになる生徒を支えます。",
  "うまくいかない取引先の改善を支援しました。",
])("hears none in: %s", (text) => {
  expect(found(text)).toEqual([]);
});

it("is told of in the impressions only where it was said", () => {
  const remark = /うまくいかなかった|飾らずに/;
  const said = (text: string) => adviseByRules(text).impressions.map((one) => one.text);
  expect(said("一年目は目標が未達でした。").join("")).toMatch(remark);
  expect(said("お客様の悩みを聞く仕事です。").join("")).not.toMatch(remark);
});
