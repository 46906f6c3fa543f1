import { isDone } from "./inflection.ts";
import { joinSpans, overlap, type Span, spansOf } from "./rules.ts";

const actions = new RegExp(
  [
    "(?:設計|開発|提案|企画|立案|構築|作成|導入|主導|リード|統括|管理|運用|分析|交渉|調整|指導|育成|実施|実行|推進|開拓|整備|執筆|制作|編集|運営|対応|考案|発案|改善|標準化|自動化|接客|実装|検証|調査|監修|販売|調理|設置|施工|監督|採用|面接|訪問|ヒアリング|翻訳|通訳|デザイン|撮影|製造|組み立て|点検|修理|営業|支援|マネジメント|マネージ|コーディネート|ディレクション|プロデュース|コーチング|策定|選定|刷新|移行|整理|教育|研修|看護|配送|検品|入力|集計|記帳|決算|起案|折衝|新設|改修|監査|演奏|研究|発表|講義|担任)(?=し(?!か)|する(?!方|人)|でき|$)",
    "(?!(?:入社|卒業|退職|転職|成長|入学|所属|在籍|希望|登録|関係|感謝|苦労|失敗|参加|参画|関与|協力|期待|心配|反省|満足|増加|減少|低下|留学|誕生|上場|倒産|独立|移住|結婚|出産|発生|安心|存在|経過|同行|拝見|離職|休職|復職|来日|帰国|渡日|通院|入院|退院|休学|専攻|入会|入選|表彰|変化|増減|目指)し)(?:[一-龥]{2}|[ァ-ヶー]{3})(?=し(?:まし|て(?:い|お|き|まい)|た|、))",
    "(?<!仕)(?:[一-龥ァ-ヶーせ]|[A-Z]{2})(?:を|も)(?=し(?:て(?:い|お|き|まい)|まし|、))",
    "考え(?=まし|、|た)|取り組(?=ん)|(?:短縮|削減|獲得|達成)(?=$)",
    "(?:続け|締め|下げ|縮め|伝え|広げ|心がけ|心掛け|訳し|移し|戻し|試し|回し|減らし|増やし|伸ばし|延ばし|組み直し|作り直し|読み直し|書き直し|開き|立ち会い|声をかけ|進め|支え|まとめ|つなげ|届け)(?=まし|て(?!い(?:き|く)た)|た(?!い)|、)|(?:働|学|聞|撮|配|扱|使|取り扱|見守|直)(?=(?:き|び|り|い|し)(?:まし|ます|、|ながら)|(?:い|ん|っ|し)[てで])",
    "(?<!ご)担当(?=し|する|。|、|です|$|中|\\n|\\))",
    "(?:担|率)(?=い|っ)|行(?=い|っ(?:て|た))|務め(?=まし|た|て|、)|任され|手[が掛]け(?=まし|た|て|、)|取りまとめ|まとめ(?=まし|た|て|、|上げ)|教え(?=まし|た|て|、)|見直[しす]|立ち?上げ(?=まし|た|て|る|、|$)|作(?=り(?:まし|、|上げ)|っ(?:て|た))|書(?=き(?:まし|、)|い(?:て|た))|整え(?=まし|た|て|、)|築(?=き|い)|売(?=り(?:まし|、)|っ(?:て|た))|始め(?=まし|た|、)|変え(?=まし|た|、)|(?<!取り)組(?=み(?:まし|、|立て|直し|合わせ)|ん)|受け持",
    "\\b(?:reduced|increased|improved)\\b",
    "\\bI(?:'ve| have)? (?:also )?(?:led|lead|built|build|designed|worked|managed|manage|created|developed|launched|wrote|planned|ran|run|taught|sold|introduced|negotiated|organized|was responsible)\\b",
  ].join("|"),
  "gm",
);
const together = new RegExp(
  [
    "(?:関わ|携わ|かかわ|たずさわ)(?=らせて|り(?:まし|、|続け|ながら)|っ(?:て|た)|る(?:中|なか|機会|こと))",
    "(?:参加|参画|関与|同行)(?=し(?:まし|た|て|、))|お手伝い(?=し)|(?:手伝|協力)(?=いまし|って(?:い|き)|しまし|して(?:い|き))",
    "(?:の一員|のメンバー|メンバーの一人)として|(?:チーム|全員|みんな|皆|部署全体|一丸となっ)[でて](?=[^。、]{0,18}(?:(?:し|り|い|き)まし|しながら))",
    "\\b(?:was|were|been) involved in|participated in|took part in|\\bhelped\\b|\\bwe (?:built|made|did|developed)\\b",
  ].join("|"),
  "gi",
);
/** Somebody else does it, as far as the words before the verb say. */
const byOthers =
  /(?:上司|先輩|部下|後輩|メンバー|会社|チーム|お客様|お客さま|顧客|同僚|社員|スタッフ|弊社|当社|本社)[がは][^、。]{0,16}$/;
const byAll = /(?:チーム|全員|みんな|皆|部署全体|一丸となっ)[でて][^、。]{0,18}$/;
const byMyself = /私|自分|自ら|わたし|僕|リーダー|担当|責任者|ひとりで|一人で/;

/** Verbs that say what the person did, without those that others did or that are still wished for. */
export function findActions(plain: string): Span[] {
  const found = spansOf(plain, actions).filter(({ start, end }) => {
    if (!isDone(plain, end)) return false;
    const before =
      plain
        .slice(Math.max(0, start - 32), start)
        .split(/[。\n]/)
        .at(-1) ?? "";
    const clause = before.split("、").at(-1) ?? "";
    if (byMyself.test(clause)) return true;
    return !byOthers.test(clause) && !byAll.test(clause);
  });
  return joinSpans(found);
}

/** Words that leave open what the person's own part was. */
export function findTeamOnly(plain: string): Span[] {
  const actionsDone = findActions(plain);
  return spansOf(plain, together).filter(({ start, end }) => {
    if (!isDone(plain, end)) return false;
    // リーダーとして参加し、…を担当 says the part a few words later.
    const reach = { start, end: Math.min(plain.length, end + clauseLength(plain, end)) };
    return !actionsDone.some((action) => overlap(action, reach));
  });
}

function clauseLength(plain: string, at: number): number {
  const found = plain.slice(at).search(/[。、\n]/);
  return found < 0 ? plain.length - at : found;
}
