import { isDone } from "./inflection.ts";
import type { Quantity } from "./quantities.ts";
import { type Span, spansOf } from "./rules.ts";
import type { Sentence } from "./sentences.ts";

const results = new RegExp(
  [
    "(?<!未)(?:改善|達成|削減|短縮|獲得|受注|成約|拡大|向上|半減|倍増|増加|減少|低減|軽減|抑制|解消|実現|黒字化|効率化|納品|完売|完遂|突破|圧縮|受賞|入賞|リリース|ローンチ|更新|防止|伸長|記録|解決|成功)(?=し|さ|でき|する|につな|に寄与|[。、)(\\s]|$)",
    "(?:増や|伸ば|延ば|減ら)(?=[しすせ])",
    "(?:増え|伸び|減り|上がり|下がり|広がり|縮まり)(?=まし|、|ています|ております)|(?:増え|伸び|減っ|上がっ|下がっ|広がっ)(?=た|て(?:い|お))",
    "(?:黒字|ゼロ|\\d(?:位|%|倍|名|人|件|社|点|台|円|割|万円|億円))に(?:なり|なっ|し)(?=まし|た)",
    "(?:引き?上げ|引き?下げ|押し?上げ|立ち?上げ|売り上げ|作り上げ|上げ|下げ|高め|抑え|縮め|超え)(?=まし|た|て(?!い(?:き|く))|る|、|$)",
    "(?:上回|勝ち取|達)(?=り|っ|し(?:まし|た|て))",
    "生み出し|入選し|登録され|防(?=ぎ|い)|表彰(?=さ|を受)|選ばれ|合格(?=し)|No\\.?1|導(?=き|い)",
    "(?:increased|improved|reduced|achieved|launched|grew|cut|saved|raised|doubled|won|exceeded|boosted)\\b",
  ].join("|"),
  "gi",
);
/** Where a length of time is itself the result. */
const timed = /短縮|縮め|立ち?上げ|launched|cut|saved|reduced/i;
const aimed = /^[^。、]{0,12}(?:を|が|に)?(?:目標|目指|目的)/;

export interface Result extends Span {
  /** Whether a number in the same sentence says how much. */
  readonly isMeasured: boolean;
}

/** Verbs that tell a result which was reached, each with or without a number beside it. */
export function findResults(
  plain: string,
  sentences: readonly Sentence[],
  quantities: readonly Quantity[],
): Result[] {
  return sentences.flatMap((sentence) => {
    const own = quantities.filter(
      ({ start, end }) => start >= sentence.start && end <= sentence.end,
    );
    return spansOf(plain.slice(0, sentence.end), results)
      .filter(({ start, end }) => start >= sentence.start && isDone(plain, end))
      .filter(({ end }) => !aimed.test(plain.slice(end, sentence.end)))
      .map((span) => ({
        ...span,
        isMeasured: own.some(
          ({ kind }) => kind === "number" || timed.test(plain.slice(span.start, span.end)),
        ),
      }));
  });
}
