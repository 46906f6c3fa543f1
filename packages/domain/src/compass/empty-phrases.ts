import { type Span, spansOf } from "./rules.ts";
import type { Sentence } from "./sentences.ts";

const phrases = new RegExp(
  [
    "コミュニケーション(?:能力|力|スキル)|コミュ力|何事に[もは]|何事も|どんなことにも",
    "(?:頑張|がんば)(?=り(?:ます|たい)|ってい(?:き|く)|る所存)|一生懸命|一所懸命|精一杯|誠心誠意|全力で|人一倍",
    "責任感|向上心|協調性|積極性|主体性|行動力|忍耐力|柔軟性|好奇心|チャレンジ精神|リーダーシップ|ホスピタリティ精神",
    "多くのことを学[びん]|誰とでも|笑顔で|体力に(?:は)?自信|何でもやり|チームワーク|気配り|おもてなし|寄り添",
    "積極的に|前向きに|ポジティブに?|粘り強[くさい]|臨機応変|柔軟に|主体的に|明るい性格|明るさ|負けず嫌い|真面目[なに]|誠実[なに]|努力家",
    "努力(?=し(?:ます|たい|てまいり|ていき)|を惜しま)|即戦力|縁の下の力持ち|人が好き|人と話すことが好き|やる気(?=が|だけ|は)|貢献(?=し(?:たい|ていき|てまいり|ます)|でき(?:れば|ると))|(?:さまざま|様々|いろいろ|色々)な(?:経験|業務|仕事)|幅広い(?:経験|業務|知識)",
  ].join("|"),
  "g",
);
const example =
  /例えば|たとえば|具体的には|実際に|その結果|結果、|際には?、|ことがあります|とき、|時、/;

/**
 * Words that nearly everybody uses of themselves, where neither their sentence nor the next one shows
 * what they mean: by an example, a number, a name or a result.
 */
export function findEmptyPhrases(
  plain: string,
  sentences: readonly Sentence[],
  shows: readonly Span[],
): Span[] {
  const isShown = (sentence: Sentence | undefined) =>
    sentence !== undefined &&
    (example.test(sentence.text) ||
      shows.some(({ start, end }) => start >= sentence.start && end <= sentence.end));
  return spansOf(plain, phrases).filter((phrase) => {
    const at = sentences.findIndex(({ start, end }) => phrase.start >= start && phrase.end <= end);
    return at >= 0 && !isShown(sentences[at]) && !isShown(sentences[at + 1]);
  });
}
