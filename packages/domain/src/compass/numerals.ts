import { toNfkc } from "../text/visible.ts";

/** Kanji that stand for a number in one word and for none in another: these words hold none. */
const idioms =
  /一人(?:ひとり|一人)|一つひとつ|一つ一つ|ひとつ|一つ|一緒|一方|一部|一番|一般|一定|一層|一貫|一覧|一体|一歩|一言|一度|一瞬|一目|一文|一致|一因|一環|一見|一員|一端|一助|一丸|一心|一段|一旦|一連|一切|一生懸命|一気|一新|一節|一括|一律|唯一|統一|随一|同一|均一|第一|万が一|万一|万全|万能|十分(?!間)|千差万別|三者|四季|七転び八起き|二人三脚|百聞/g;
const digitOf: Readonly<Record<string, number>> = {
  〇: 0,
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const smallOf: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const largeOf: Readonly<Record<string, number>> = { 万: 1e4, 億: 1e8, 兆: 1e12 };

/** Amounts without a figure, and what speaks of numbers in other words. */
const words =
  /数[十百千万億名人社件年倍割回台]|半[年月日分減数期額]|倍増|過半|[数何]か月|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|billion|double|triple|half|dozen)s?\b/g;

/**
 * Every number a text names, as values that can be compared: ３年, 3年 and 三年 all give `3`, 2万 and
 * 20,000 both `20000`. Words such as 半分 stand for themselves.
 */
export function numbersIn(text: string): Set<string> {
  const plain = toNfkc(text).toLowerCase().replace(idioms, " ");
  const found = new Set<string>();
  for (const [run] of plain.matchAll(
    /[\d〇一二三四五六七八九十百千万億兆](?:[\d〇一二三四五六七八九十百千万億兆]|[.,](?=\d))*/g,
  ))
    found.add(String(amountOf(run)));
  for (const [word] of plain.matchAll(words)) found.add(word);
  // Ⅳ is a letter to the compatibility form, and a number to everybody else.
  for (const [sign] of text.matchAll(/(?!〇)\p{Nl}/gu)) found.add(sign);
  return found;
}

/** The value of digits and kanji together, such as 1億2,000万, 三十五 and 二〇二四. */
function amountOf(run: string): number {
  let total = 0;
  let section = 0;
  let digits = "";
  const take = (fallback: number) => {
    const value = digits === "" ? fallback : Number(digits);
    digits = "";
    return value;
  };
  for (const sign of run.replaceAll(",", "")) {
    const small = smallOf[sign];
    const large = largeOf[sign];
    if (small !== undefined) section += take(1) * small;
    else if (large !== undefined) {
      const amount = section + take(0);
      total += (amount === 0 ? 1 : amount) * large;
      section = 0;
    } else digits += digitOf[sign] ?? sign;
  }
  return Math.round((total + section + take(0)) * 1e6) / 1e6;
}
