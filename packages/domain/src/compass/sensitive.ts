import { joinSpans, type Span, spansOf } from "./rules.ts";
import {
  arrival,
  atWork,
  decade,
  graduation,
  household,
  origin,
  peoples,
  schooling,
  sinceDecade,
  turning,
} from "./sensitive-words.ts";

const patterns: Readonly<Record<string, RegExp>> = {
  age: new RegExp(
    `(?:\\d{2}|[二三四五六]十[一二三四五六七八九]?)[歳才](?!以上|未満|以下|児|の子)|${decade}(?:(?=、(?!${decade})|[。\\n]|です|で(?!人気|構成)|に入|前半|後半|半ば|最後|のうち|のとき|の頃)|に(?:なり|なっ(?!ても)|なる(?!お客|方|と)|差し掛か))|${sinceDecade}|${turning}|アラ(?:サー|フォー|フィフ)|年齢${atWork}|若さ|まだ若い|生年月日|(?:昭和|平成|19\\d\\d|20\\d\\d)(?:\\d{1,2}|元)?年?(?:\\d{1,2}月)?(?:\\d{1,2}日)?生まれ|\\b(?:\\d{2}[- ]years?[- ]old|my age)\\b`,
    "gi",
  ),
  gender: new RegExp(
    `(?:女性|男性)${atWork}(?=です|として|なので|ながら|ならでは|だから|の(?:私|立場|視点|感性)|らし)|性別|女子${atWork}(?=です|として|力)|主[婦夫](?!層|向け|の(?:方|お客))|長男|長女|次男|次女|\\b(?:woman|man|female|male|housewife)\\b`,
    "gi",
  ),
  school: new RegExp(
    `[一-龥ァ-ヶ]{0,8}(?:大学院|大学|短大|短期大学|高校|高等学校|専門学校|高専)${atWork}|[一-龥]{1,8}学[部科](?=[をでにの、。卒出])|(?:を|新)?中退|学歴|${graduation}|偏差値|(?:東|京|阪|早|慶)大(?=[を卒出でのに])|ゼミ(?=で|の|に)|[文理]系(?!人材|学生|採用|の(?:学生|人材|方))|\\b(?:university|college|high school)\\b`,
    "gi",
  ),
  origin: new RegExp(
    `国籍|日本人(?!の(?:お客|顧客|社員))|${peoples}|${arrival}|帰化|在留資格|永住|ビザ(?!申請)|本籍|[一-龥ァ-ヶ]{2,6}(?:県|府|都|道|市|区|町|村|国)?(?:の)?${origin}|生まれ育[ちっ]|実家|\\b(?:nationality|born in)\\b`,
    "gi",
  ),
  family: new RegExp(
    `(?<!ご)結婚(?!式|相談|情報)|既婚|独身|離婚|妊娠|出産(?!祝)|産休|育休|育児${atWork}|子育て${atWork}|(?:\\d|[一二三四])(?:児|人の(?:子|息子|娘))の?[母父親]?|(?:子ども|子供|こども|息子|娘|(?<![工丈])夫|妻|主人|両親|父|(?<![分酵保])母|祖[父母]|家族|親)(?=が(?!満足|喜)|を(?:育|養|亡)|と(?:の時間|暮|過ご)|の(?:介護|看病|転勤|病気|理解|影響|世話|ため)|も(?:おり|い)|は(?!じめ)|に(?:憧れ|育て))${atWork}|シングル(?:マザー|ファザー)|扶養|ワーママ|パパ(?=です|として)|ママ(?=です|として)|配偶者|${household}|\\b(?:married|single mother|my (?:wife|husband|kids|children|son|daughter|parents))\\b`,
    "gi",
  ),
  looks:
    /(?:顔|証明|自分の|私の|プロフィール)写真|容姿|見た目(?=に(?:は|自信)|が|は)|外見|身長|体重|美人|イケメン/g,
  belief:
    /宗教|信仰|信者|クリスチャン|支持(?:政党|する政党)|労働組合(?=に加入|の活動)|持病|障[害がい]者手帳|(?:発達|精神|身体)障[害が]い?(?=が|を(?:持|抱))|うつ病|通院(?=し|中)|病気(?=で|を|に)|血液型|LGBT/g,
};

/**
 * Facts that nobody is judged by: age, gender, school, nationality and birthplace, family, looks,
 * belief and health. The same words count nothing where they are the work itself, as in 女性向け商品.
 */
export function findSensitive(plain: string): Span[] {
  return joinSpans(Object.values(patterns).flatMap((pattern) => spansOf(plain, pattern)));
}

/** Words that a remark may not hold even where nothing was found in it: it would be about the person. */
const never = new RegExp(
  `年齢|性別|男性|女性|男の|(?<![男彼少])女の|学歴|${origin}|国籍|外国人|日本人|家族|家庭|結婚|独身|子ども|子供|育児|容姿|外見|見た目|写真|若い|若さ|若手ながら|高齢|大学(?!生(?:へ|に|向け))|高校|${schooling}|ひとり親(?!世帯|支援)|${decade}(?:らし|ならでは)|宗教|病気|障害|妊娠|年相応`,
);

export const touchesSensitive = (plain: string) =>
  never.test(plain) || findSensitive(plain).length > 0;
