/** How a verb of five rows goes on, by its last letter: before い, た, て, う and え. */
const rows: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  う: ["い", "った", "って", "わ", "え"],
  く: ["き", "いた", "いて", "か", "け"],
  ぐ: ["ぎ", "いだ", "いで", "が", "げ"],
  す: ["し", "した", "して", "さ", "せ"],
  つ: ["ち", "った", "って", "た", "て"],
  ぶ: ["び", "んだ", "んで", "ば", "べ"],
  む: ["み", "んだ", "んで", "ま", "め"],
  る: ["り", "った", "って", "ら", "れ"],
};
const after = [
  "",
  "方",
  "たい",
  "ながら",
  "続ける",
  "続けた",
  "続けて",
  "始める",
  "始めた",
  "やすい",
  "抜く",
  "抜いた",
  "合う",
  "合った",
  "直す",
  "直した",
];

/**
 * The forms of a verb in which it may stand before a noun or in the middle of a phrase; none that denies.
 *
 * @param verb as a dictionary has it
 * @param isOfOneRow whether its stem never changes, as in 支える
 */
export function formsOf(verb: string, isOfOneRow: boolean): string[] {
  const stem = verb.slice(0, -1);
  if (isOfOneRow) {
    const ends = ["る", "た", "て", "られる", "られた", "られて", ...after];
    return ends.map((end) => stem + end);
  }
  const row = rows[verb.slice(-1)];
  if (!row) throw new RangeError(`${verb} is no verb of five rows.`);
  const [before, past, joining, passive, able] = row;
  const ends = [past, joining, ...["れる", "れた", "れて", "れたい"].map((end) => passive + end)];
  const can = ["る", "た", "て"].map((end) => able + end);
  return [verb, ...[...ends, ...can, ...after.map((end) => before + end)].map((end) => stem + end)];
}
