import { overlap, type Span, spansOf } from "./rules.ts";

export interface Quantity extends Span {
  readonly kind: "number" | "period";
}

const digits = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const counters =
  "名|人|社|件|割|倍|店舗|店|本|回|円|%|パーセント|ポイント|pt|台|点|位|部署|拠点|チーム|案件|時間|分|秒|[かカヶヵケ]国|校|冊|品目|種類|つ|個|枚|棟|戸|室|床|組|人月|ページ|記事|PV|UU|MAU|DAU|kg|トン|km|坪|文字|語|言語|便|席|食|皿|杯|票|期|行|画面|サイト|商品|エリア|機種|路線|現場|クラス|工程|ライン|万|億|兆|ドル";
const spans =
  "年(?:間|目|半|以上|余り|ほど|弱|強)*|[かカヶヵケ箇]月(?:間|目|半|以上|ほど)*|月(?!給|額|収)|週間?|日間?";
const magnitude = "[十百千万億兆]*";
const number = `${digits}(?:\\s?[~〜-]\\s?${digits})?${magnitude}`;
const kanji = "[〇一二三四五六七八九十百千]+[万億兆]?";

// Dates and lengths first: what they take is no number any more.
const periods = new RegExp(
  [
    String.raw`(?:令和|平成|昭和)(?:\d+|元|[一二三四五六七八九十]+)年(?:度|\d{1,2}月)?`,
    String.raw`(?<!\d)(?:19|20)\d{2}年?度?[./年]\d{1,2}月?(?!\d)`,
    `(?<![A-Za-z\\d.,])${number}(?:${spans})`,
    `(?:${kanji}|数|[半何](?=年))(?:${spans})`,
    "半[年日](?:間|以上|ほど)*",
    String.raw`\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\+? (?:years?|months?|weeks?)`,
    String.raw`\b(?:since|from|in|until) (?:19|20)\d{2}\b`,
  ].join("|"),
  "gi",
);
const numbers = new RegExp(
  [
    `(?<![A-Za-z\\d.,])${number}(?:${counters})*`,
    // Straight after letters only with a counter: 850点 of TOEIC850点, but not the 9001 of ISO9001.
    `(?<=[A-Za-z])${number}(?:${counters})`,
    `(?:${kanji}|数[十百千万億]*)(?:${counters})+`,
    "半分|半減|倍増|過半数",
  ].join("|"),
  "g",
);
/** Stands after a number that counts nothing: grades, letters of a name, ages, children. */
const countsNothing = /^(?:級|種(?!類)|次元|号|[歳才児]|[A-Za-z](?!B\b)|代(?!目)|暮らし|[/-]\d{3})/;
const idioms =
  /^(?:一人(?:ひとり|一人|前|暮|で|でも)|一[つ個](?!の)|一つ(?:ひと|一)|一社一|一件一|一回り|一倍|十分|一本(?!の)|百貨店|千葉|一日(?:も|でも)|一年(?:中|生)|一期|三重|四国|万一|一点張|一位?一体|一週回|一語一|一時間?半?も早|数分)/;
const phone = /(?<![\d])0\d{1,4}[-\s(]?\d{1,4}[-\s)]?\d{3,4}(?!\d)/g;
/** A day or a month as what something is counted by, as in 1日50件. */
const isRate = /^(?:1|一)(?:日|[かカヶヵ]月|週間?|年)(?=\s*(?:あたり|平均|約|に?\d))/;

/** Numbers that count something, and dates and lengths of time, in a text with half-width signs. */
export function findQuantities(plain: string): Quantity[] {
  const taken: Span[] = spansOf(plain, phone).filter(
    ({ start, end }) => plain.slice(start, end).replace(/\D/g, "").length >= 10,
  );
  const found: Quantity[] = [];
  for (const [kind, pattern] of [
    ["period", periods],
    ["number", numbers],
  ] as const)
    for (const span of spansOf(plain, pattern)) {
      if (taken.some((other) => overlap(span, other))) continue;
      const rest = plain.slice(span.start);
      if (idioms.test(rest) || countsNothing.test(plain.slice(span.end))) continue;
      taken.push(span);
      if (!isRate.test(rest)) found.push({ ...span, kind });
    }
  return [...found].sort((a, b) => a.start - b.start);
}
