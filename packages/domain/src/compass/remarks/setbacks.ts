import { type Span, spansOf } from "../rules.ts";

/** What went wrong, in words that tell it: 失敗しました and not 失敗を恐れず. */
const told = new RegExp(
  [
    "未達(?=で(?:し|、|す|あ)|に(?:終わ|な[りっ])|とな|だっ|が続|を経験)",
    "失敗(?=も?し(?:まし|て(?!も|は)|た(?:こと|経験|とき|際)|、)|に終わ|[をも](?:経験|重ね|糧|生か|活か|教訓)|を(?:踏まえ|反省|振り返)|があり|から(?:学|得|多く|気づ)|が続|ばかり|だった|でした)",
    "挫折(?=し(?:まし|た(?:こと|経験|とき)|、)|[をも](?:経験|味わ)|[がも]あり|感を)",
    "苦労(?=も?し(?:まし|た(?:こと|の|経験|点|とき|時期)|、|ていまし)|の連続|の末|[がもは]あ[りっ]|が(?:絶え|続)|を(?:重ね|経験))",
    "(?<=[にでと])悩み(?=、|ながら|まし|抜)|悩んだ(?=こと|時期|末|とき)|悩んで(?=いまし|きまし)|思い悩|伸び悩(?=みまし|み、|んで|んだ)",
    "反省(?=も?し(?:まし|て(?!も)|、|た(?:こと|点))|点[はもが]|から(?:学|、)|を(?:踏|生か|活か|もとに)|があり)",
    "(?:でき|至り|届き|なれ|取れ|出せ)ませんでした",
    "できなかった(?=。|です|ため|ので|経験|悔し|反省|時期|ことです|ことが(?:悔|心残|あり|反省)|こと(?:を(?:反省|悔|教訓|機)|から))",
    "うまくいか(?=ず|なかった(?:。|です|こと|時期|とき|経験|ので|ため)|ないこと(?:[もが]あり|ばかり)|ない(?:日|時期))",
  ].join("|"),
  "g",
);
const customers =
  "(?:お客|顧客|ユーザー|利用者|患者|生徒|学生|受講者?|相談者|求職者|候補者|部下|後輩|新人|メンバー|スタッフ|同僚|他社|取引先|企業|経営者|会員|保護者|お子|皆)(?:様|さま|さん|たち|達|の方)*";
/** Somebody else's, as far as the words before say; 部下の指導に苦労しました is the writer's own. */
const byOthers = new RegExp(
  `${customers}(?:(?:の|から)[^、。\\nにで]{0,4}|[がはも][^、。\\n]{0,14})$`,
);
/** Never happened, or is kept from happening. */
const denied =
  /^(?!も?しまし|が絶え|に終わ)[^。、\n]{0,18}(?:ありません|なかった|ございません|ないよう|ゼロ|を恐れ|を防|をなくし|を避け)/;

/** Places where somebody tells of what did not go well for themselves, in a text with half-width signs. */
export function findSetbacks(plain: string): Span[] {
  return spansOf(plain, told).filter(
    ({ start, end }) =>
      !byOthers.test(plain.slice(Math.max(0, start - 32), start)) &&
      !denied.test(plain.slice(end, end + 32)),
  );
}
