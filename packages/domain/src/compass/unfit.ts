import { toNfkc } from "../text/visible.ts";

/** Letters that nobody sees, or that steer a terminal or the direction of writing. */
const invisible = /[^\P{Cc}\n\t]|[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u;

/** Other scripts than those that Japanese is written in. */
const otherScript = /[^\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u;
/** Words beside one another that are no name of a product: three of them, the latter two without a capital. */
const otherSentence = /\p{sc=Latin}[\p{sc=Latin}'’-]*[ ,]+\p{Ll}[\p{sc=Latin}'’-]*[ ,]+\p{Ll}/u;
/** In Japanese no sentence goes without kana; what is shorter may be a heading. */
const isOtherLanguage = (sentence: string) =>
  /\p{sc=Han}{4}|\p{sc=Han}[^\p{sc=Hira}]*\p{sc=Han}$/u.test(sentence.trim()) &&
  !/\p{sc=Hira}/u.test(sentence);

/** example.com, bit.ly/x, example[.]com; Next.js and Node.js are none. */
const dots = /\s*(?:\[\.\]|\(\.\)|\{\.\}|ドット|\bdot\b|。(?=(?:com|net|org|jp)\b))\s*/gi;
const address = new RegExp(
  [
    String.raw`[a-z][a-z+]{1,9}:\/\/`,
    String.raw`(?<![\w.])[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/\S`,
    String.raw`(?<!asp)\.(?:com|net|org|jp|io|co|ly|me|info|biz|dev|app|xyz|cn|ru|kr|ai|tv|gg|to|cc|us|uk|eu|link|site|online|shop|page|example)(?![a-z])`,
  ].join("|"),
  "i",
);

const demeaning =
  /話にならな|話になりま|情けな|みっともな|恥ずかし[いく]|稚拙|幼稚(?!園)|お?粗末|くだらな|つまら[なん]|退屈(?!し(?:ない|ませ|ず))|時間の無駄|劣(?:って|り|る(?!化))|(?:小学生|中学生|子ども|子供)(?:の作文|レベル|並み|みたい)|落ち(?:ますよ|るでしょ|て当然)|凡庸|最悪|[ひ酷]ど[いく]|下手|(?:駄目|ダメ|だめ)(?!ージ)|無能|無価値|愚か|愚かし|[馬バ]鹿|バカ|頭が悪|負け犬|クズ|論外|失格|怠け|怠惰|怠慢|甘えて|うぬぼれ|思い上が|取るに足|低レベル|レベルが?低|(?:才能|センス|能力|魅力|価値|将来性|見込み|やる気|熱意|中身|取り柄)[がはも]?(?:全く|まったく|少しも)?(?:ない|無い|なく|あ(?:り|る|りそうに)ませ?ん|感じられな|感じられませ|見えな|見えませ)|向いて(?:い)?(?:ない|ませ)|使(?:えない|い物にならな)|通用し(?:ない|ませ)|必要とされ(?:ない|ませ)|誰(?:も|にも)[^。]{0,8}(?:ない|ませ)|(?:諦め|あきらめ)(?:た(?:方|ほう)|ましょう|なさい|てください|るべき)|採用(?:したく|され)(?:ない|ませ)/;

const sure = "(?:必ず|絶対に?|確実に|間違いなく|きっと|100%|すぐに?)";
const result = "(?:受か|合格|通[るりっ]|通過|採用|内定|選ばれ|呼ばれ|決ま|成功|昇給|転職でき)";
const promising = new RegExp(
  [
    `${sure}[^。、]{0,12}${result}`,
    `${result}[^。、]{0,6}(?:間違いな|確実|確定|確約|保証|約束|請け合)`,
    `${result}[^。、]{0,8}(?:も同然|はず|に違いあり|に違いな)`,
    "(?:合格|通過|内定|採用)(?:率|の可能性|の確率)[がはも]?[^。、]{0,4}(?:上が(?:り|る)|高ま|アップ)",
    "内定[がはも]?(?:出[るまそ]|取れ|とれ|獲得でき|もらえ|いただけ|得られ|近い|です|でしょう)",
    "(?:審査|選考|面接|試験)[はにをも]?(?:[^。、]{0,4})?(?:合格|通過|通|パス|受か)(?:し?ます|り(?:ます|やす)|る(?!に|ため|まで)|れ[るま]|でき|する(?:で|はず)|です)",
    "(?:合格|採用|内定)(?:でき|され(?:ます|る(?:でしょ|はず|と思))|です|に(?:なり|決ま))",
    "(?:年収|給[与料])[がはも]?[^。、]{0,6}(?:上が(?:り|る)|増え|アップし)",
    "(?:オファー|スカウト|声)[がはも]?[^。、]{0,4}(?:殺到|必ず|届き(?:ます|やす)|来ます|かかります)",
  ].join("|"),
);

/** What stands on the other side of the prompt, or belongs to a machine. */
const structure = /```|<\||\|>|[{}]|\[\/?INST|(?:^|\s)(?:assistant|system|user)\s*[:：]/i;
const echoes =
  /\b(?:introduction|impressions|learnMore|improvements)\b|(?:システム|この|私の)プロンプト|これまでの指示|(?:指示|命令)に(?:は)?従|指示を無視|指示ではありません|守ること|一字一句|言語モデル|(?:私|わたし|わたくし)は(?:AI|人工知能|モデル)|AI(?:として|なので|ですので)|アシスタントとして/i;
/** Words of machines that may be the person's work as well. */
const machinery = /プロンプト|スキーマ|JSON|トークン/gi;

/**
 * Whether a sentence of a model may not be shown: it demeans, promises what nobody can, leads
 * elsewhere, is not in Japanese, hides letters, or repeats what it was told.
 *
 * @param own the same without its quotes, which may say what they like
 * @param input the introduction, whose names of products and places may come up again
 */
export function isUnfit(whole: string, own: string, input: string): boolean {
  if (invisible.test(whole.replace(/\p{Extended_Pictographic}\S*/gu, ""))) return true;
  const text = withoutNames(toNfkc(own), toNfkc(input));
  if (otherScript.test(text) || otherSentence.test(text) || structure.test(text)) return true;
  if (text.split(/[。！？!?\n]/).some(isOtherLanguage) || !/\p{sc=Hira}/u.test(own)) return true;
  const given = input.toLowerCase();
  if ((text.match(machinery) ?? []).some((word) => !given.includes(word.toLowerCase())))
    return true;
  const led = text.replace(dots, ".");
  return [demeaning, promising, echoes].some((words) => words.test(text)) || address.test(led);
}

/** Latin words as they stand in the introduction are names of the person's world. */
function withoutNames(text: string, input: string): string {
  return text.replace(/[A-Za-z][\w.+#/-]*(?: [A-Za-z][\w.+#/-]*)*/g, (words) => {
    const isKnown = new RegExp(`(?<![\\w.])${words.replace(/[^\w\s]/g, "\\$&")}(?![\\w])`).test(
      input,
    );
    return isKnown ? "" : words;
  });
}
