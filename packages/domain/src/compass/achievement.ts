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

/** What a business wants more of, and what it wants less of. */
const wanted =
  "(?:売上|売り上げ|利益|収益|粗利|受注|契約|成約|注文|販売|顧客|お客様|客|来客|来店|来場|会員|読者|利用者|応募|集客|シェア|単価(?<=客単価)|満足度|評価|稼働率|給与|給料|年収|賞与)";
const unwanted =
  "(?:離職|退職|クレーム|苦情|残業|ミス|不良|事故|コスト|費用|経費|赤字|エラー|不具合|障害|解約|退会|キャンセル|廃棄|ロス|差し戻し|欠品|遅延|遅れ|失注|返品|負債|借金)";
const measure = "(?:者|数|高|額|率|量|件数|時間|人数|総額)?";
/** A noun up to the verb, with nothing between that the verb could be about instead. */
const subject = (noun: string, other: string) =>
  new RegExp(
    `${noun}${measure}(?:[がはもを]|[はが]、(?:[^、。がをはも]{1,14}、)?)(?:(?!${other})[^、。がをはも]){0,24}$`,
  );
const wantedBefore = subject(wanted, unwanted);
const unwantedBefore = subject(unwanted, wanted);
const staffBefore = subject("(?:人員|社員|スタッフ|メンバー)", unwanted);
/** Fewer people by a choice, as in 人員を削減, can be what was aimed at. */
const fell = /^(?:減少|半減|低下|縮小|減り|減っ|下がり|下がっ|ゼロに|半分に)/;
const lowered = /^(?:低減|減ら|下げ|引き?下げ|削減)/;
const rose =
  /^(?:増加|倍増|拡大|上昇|伸長|増え|増や|伸び|延び|伸ば|上がり|上がっ|広がり|広がっ|\d*倍に)/;

/** Sales that fell and overtime that rose: no result to be praised, however well it is measured. */
function isDecline(before: string, verb: string): boolean {
  if (fell.test(verb)) return wantedBefore.test(before) || staffBefore.test(before);
  if (lowered.test(verb)) return wantedBefore.test(before);
  return rose.test(verb) && unwantedBefore.test(before);
}

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
      .filter(
        ({ start, end }) => !isDecline(plain.slice(sentence.start, start), plain.slice(start, end)),
      )
      .map((span) => ({
        ...span,
        isMeasured: own.some(
          ({ kind }) => kind === "number" || timed.test(plain.slice(span.start, span.end)),
        ),
      }));
  });
}
