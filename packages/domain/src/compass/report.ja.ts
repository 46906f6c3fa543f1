import { compassSectionLabels } from "./labels.ja.ts";
import type { CompassAdvice, CompassSection } from "./schema.ts";

/** What is said in one remark, without the quote that stands above it; undefined where there is none. */
export function remarkAt(
  advice: CompassAdvice,
  section: CompassSection,
  at: number,
): string | undefined {
  if (section === "learnMore") return advice.learnMore[at];
  if (section === "impressions") return advice.impressions[at]?.text;
  const { advice: text, example } = advice.improvements[at] ?? {};
  return example === undefined ? text : `${text}（書き方の例：${example}）`;
}

/** Stands for the name of somebody who has not written one yet. */
export const NAMELESS_REPORTER = "求職者（お名前は未入力）";

/** How the desk reads that something is wrong with a remark of the career compass. */
export const remarkReport = (section: CompassSection, text: string, isOfModel: boolean): string =>
  [
    "キャリアコンパスAIの「表示に問題がある」からのご連絡です。",
    `欄：${compassSectionLabels[section]}`,
    `作成：${isOfModel ? "AIモデル" : "ルール"}`,
    `表示された文：${text}`,
  ].join("\n");
