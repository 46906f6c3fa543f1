/** A stretch of a text, as offsets. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Digits that stand together, and what stands between them and those before. */
interface Piece extends Stretch {
  readonly digits: string;
  readonly before: string;
}

const kanjiDigits = "〇一二三四五六七八九";

/** How a digit of a disguised number is read; `ー` and the kanji one are alike to the eye. */
function digitOf(sign: string, oneIsDash: boolean): string {
  if (/^\d$/.test(sign)) return sign;
  if (/^[o零○◯]$/.test(sign)) return "0";
  if (sign === "一" && oneIsDash) return "";
  const value = kanjiDigits.indexOf(sign);
  return value < 0 ? "" : String(value);
}

const digit = "[\\do零○◯〇一二三四五六七八九]";
/** Digits enough for a phone number, with few separators between them. */
const stretches = new RegExp(
  `(?:(?<![a-z])o|(?!o)${digit})(?:[\\s\\-ー~〜.・_/()[\\]{}のノ=*|]{0,3}${digit}){9,}`,
  "gu",
);

/** The pieces of a stretch of digits. */
function piecesOf({ start, text }: { start: number; text: string }, oneIsDash: boolean): Piece[] {
  const signs = Array.from(text, (sign) => digitOf(sign, oneIsDash));
  const pieces: { digits: string; before: string; start: number; end: number }[] = [];
  let gap = "";
  signs.forEach((value, index) => {
    const last = pieces.at(-1);
    if (value === "") gap += text.charAt(index);
    else if (last && gap === "")
      Object.assign(last, { digits: last.digits + value, end: start + index + 1 });
    else pieces.push({ digits: value, before: gap, start: start + index, end: start + index + 1 });
    if (value !== "") gap = "";
  });
  return pieces;
}

const label = /(?:tel|phone|mobile|fax|携帯|電話|連絡先|でんわ|☎|📞)[^\d\n]{0,8}$/u;
const code =
  /(?:(?<!電話|携帯|連絡先)番号|コード|型番|品番|isbn|jan|sku|(?<![a-z])(?:no\.?|id))[\s:は]{0,3}$/u;
const unit = /^\s?(?:[円万億千人件個%名社回行本台点位度]|ドル|pv|uu|バイト|ポイント)/u;
const landlineShape = /^(?:2-4-4|3-3-4|4-2-4|5-1-4|4-3-3|3-4-3|2-8|3-7|4-6)$/;
const wordDigit =
  "(?:ゼロ|零|レイ|マル|イチ|ワン|ニー?|ツー|サン|スリー|ヨン|フォー|ゴー?|ファイブ|ロク|シックス|ナナ|シチ|セブン|ハチ|エイト|キュー|キュウ|ナイン)";
const spokenPhone = new RegExp(
  `(?:ゼロ|零|レイ|マル)[\\s・、の-]{0,2}${wordDigit}(?:[\\s・、のノ-]{0,2}${wordDigit}){8,9}`,
  "gu",
);

function isPhone(pieces: readonly Piece[], isLabelled: boolean): boolean {
  const digits = pieces.map((piece) => piece.digits).join("");
  if (/^0[5-9]0[1-9]\d{7}$|^0800\d{7}$/.test(digits)) return true;
  // `81-90-1234-5678`
  if (pieces.length > 2 && /^81[5-9]0[1-9]\d{7}$/.test(digits)) return true;
  if (!/^0[1-9]\d{8}$/.test(digits)) return false;
  if (isLabelled) return true;
  const inner = pieces.slice(1).map(({ before }) => before);
  if (!inner.every((gap) => /^[\s\-ー().]+$/.test(gap))) return false;
  return landlineShape.test(pieces.map((piece) => piece.digits.length).join("-"));
}

function isInternational(pieces: readonly Piece[], isLabelled: boolean): boolean {
  const digits = pieces.map((piece) => piece.digits).join("");
  const isWritten = pieces.length > 2 || isLabelled;
  if (/^81(?:0?[1-9]0?)\d{8}$/.test(digits)) return true;
  return isWritten && /^[1-9]\d{9,13}$/.test(digits);
}

/** What goes on by a dash, a dot or a comma is a longer number of another kind. */
const goesOn = (gap: string) => /^[-.ー,]$/.test(gap);

function phonesOfRun(plain: string, run: readonly Piece[]): Stretch[] {
  const found: Stretch[] = [];
  for (let first = 0; first < run.length; first += 1) {
    const piece = run[first];
    if (!piece) continue;
    const lead = plain.slice(Math.max(0, piece.start - 16), piece.start);
    const isLabelled = label.test(lead);
    const plus = /\+\s?$/.exec(lead);
    const isJoined = first > 0 ? goesOn(piece.before) : /[a-z\d.,:-]$/.test(lead);
    if ((isJoined && !isLabelled) || (code.test(lead) && !plus)) continue;
    if (!plus && !/^(?:0|81$)/.test(piece.digits)) continue;
    const last = lastOf(plain, run, { first, isInternational: plus !== null, isLabelled });
    if (last === undefined) continue;
    found.push({ start: piece.start - (plus?.[0].length ?? 0), end: run[last]?.end ?? piece.end });
    first = last;
  }
  return found;
}

interface Reading {
  readonly first: number;
  readonly isInternational: boolean;
  readonly isLabelled: boolean;
}

/** The piece with which a phone number that begins at `first` ends. */
function lastOf(plain: string, run: readonly Piece[], reading: Reading): number | undefined {
  const { first, isLabelled } = reading;
  const test = reading.isInternational ? isInternational : isPhone;
  let found: number | undefined;
  let digits = "";
  for (let last = first; last < run.length && digits.length <= 14; last += 1) {
    const piece = run[last];
    digits += piece?.digits ?? "";
    if (!piece || !test(run.slice(first, last + 1), isLabelled)) continue;
    const next = run[last + 1];
    const after = plain.slice(piece.end, piece.end + 6);
    if ((next && goesOn(next.before)) || /^[,.]\d/.test(after) || unit.test(after)) continue;
    found = last;
  }
  return found;
}

/** Phone numbers in a folded text: in digits, in kanji, spelt out, split as people split them. */
export function findPhones(plain: string): Stretch[] {
  const found: Stretch[] = [];
  for (const oneIsDash of [false, true])
    for (const { index: start, 0: text } of plain.matchAll(stretches))
      found.push(...phonesOfRun(plain, piecesOf({ start, text }, oneIsDash)));
  const katakana = plain.replace(/[ぁ-ゖ]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) + 96),
  );
  for (const match of katakana.matchAll(spokenPhone))
    found.push({ start: match.index, end: match.index + match[0].length });
  return found;
}
