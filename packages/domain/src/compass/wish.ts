import { joinSpans, type Span, spansOf } from "./rules.ts";

const wishes = new RegExp(
  [
    "(?<![みつめ冷重])(?:し|り|き|ち|い|み(?!たい[なに])|び|ぎ|に|え|べ|め|せ|て|れ|け|げ|ね)(?:たい(?!へん|して|てい|せつ)|たく(?=、|思|考|存|応募|て)|たかった(?=です))",
    "挑戦(?=し(?:たい|たく|ていき|続け|ます)|です|する(?:こと|の|つもり)|を続|中|。|$)|チャレンジ(?=し(?:たい|ていき|ます)|です|。|$)",
    "目指(?=し(?:て|ます|、|たい)|す|せ)|(?<!達成)目標(?=は(?![^。、]{0,12}(?:未達|達成し|達成でき|届[いき]))|です|に(?:し|日々|勉強)|として|と)|志望|志し|夢(?=は|です|があ)",
    "(?:興味|関心)(?=が(?:あ|強)|を(?:持|もっ))|希望(?=し(?:て|ま)|です)|(?<=[うくぐすつぬぶむる])つもりです|していきます|してまいります",
    "\\b(?:want|wish|hope|aim|plan|would like|'d like|looking forward) to\\b|\\bmy (?:goal|dream)\\b",
  ].join("|"),
  "gi",
);
/** Wishes of others, wishes that are over, and ways of speaking. */
const notOwn =
  /(?:お客様|お客さま|顧客|会社|上司|相手|利用者|患者|生徒|ユーザー)が[^、。]{0,14}$|(?:ご覧|お読み|お話し|お聞き|ご検討)(?:いただ)?$/;
const isOver =
  /^(?:たい|たく|指し|し)?[ぁ-ん]{0,3}(?:と思い|と考え|一心|という(?:思い|気持ち)(?:から|で))[、]?[^。]{0,24}(?:ました|した(?:。|$))/;
const polite = /^(?:存じます|お願い)/;

/** Words for what somebody wants to do next. */
export function findWishes(plain: string): Span[] {
  const found = spansOf(plain, wishes).filter(({ start, end }) => {
    const before = plain.slice(Math.max(0, start - 24), start);
    const after = plain.slice(end, end + 40);
    return !notOwn.test(before) && !isOver.test(after) && !polite.test(after);
  });
  // 挑戦したい is one wish.
  return joinSpans(found, 2);
}
