import { joinSpans, type Span, spansOf } from "./rules.ts";

/** Words in Latin letters that name a kind of thing, not one thing. */
const common = new Set(
  "IT EC SaaS PaaS IaaS BtoB BtoC BtoBtoC B KPI KGI OKR PDCA UI UX PC OJT SNS CS CRM SFA MA HR PM PL PMO PR IR AI ML DX Web WEB web OK NG M A GM SV QA QC LP CV CVR CTR CPA LTV ROI ROAS API DB SE SIer SRE ERP EDI BI RPA POS ID OS App app HP DM TV CM VIP FAQ NPS MVP SEO SEM ABM HRBP PV UU MAU DAU EBITDA I Mr Ms My In At The We As For Since With And But Also This That It He She They Our On To From After Before When While Currently Now".split(
    " ",
  ),
);
const latin =
  /(?<![A-Za-z0-9@._/-])[A-Z][A-Za-z0-9+#]*(?:[.&/-][A-Za-z0-9]+)*(?: [A-Z][A-Za-z0-9+#]+)*/g;
const lowerNames =
  /(?<![A-Za-z0-9@._/-])(?:freee|kintone|note|iPhone|iPad|iOS|macOS|jQuery|dbt|pandas|git)(?![A-Za-z0-9])/g;

const named = new RegExp(
  [
    "(?:株式会社|合同会社|有限会社|一般社団法人|公益財団法人|NPO法人)[ァ-ヶー一-龥A-Za-z0-9・]{1,20}",
    "[ァ-ヶー一-龥A-Za-z0-9・]{1,20}(?:株式会社|合同会社)",
    "『[^『』\n]{1,30}』",
    "[一-龥ァ-ヶー]{3,20}(?:大賞|コンクール|コンテスト|アワード)",
    "(?:日商)?簿記(?:検定)?[1-4一二三四]級|宅地建物取引士|宅建士?|社会保険労務士|社労士|中小企業診断士|(?:基本|応用)情報技術者(?:試験)?|公認会計士|税理士|行政書士|司法書士|第[一二三]種電気(?:工事士|主任技術者)|[1-3一二三]級(?:建築士|土木施工管理技士|建築施工管理技士|施工管理技士|自動車整備士|FP技能士)|(?:管理)?栄養士|衛生管理者|英検[準]?[1-5一二三四五]級|漢検[準]?[1-5]級|調理師免許|危険物取扱者|登録販売者|介護福祉士|ケアマネジャー|ケアマネージャー",
    "エクセル|パワーポイント|ワード(?=や|と|を|、|で)|セールスフォース|グーグル|アマゾン|フォトショップ|イラストレーター(?=を使|や|と)|スラック|ノーション|タブロー|キントーン|ハブスポット|シャープ(?=で)|トヨタ|ソニー|パナソニック|楽天|メルカリ",
    "北海道|青森|岩手|宮城|秋田|山形|福島|茨城|栃木|群馬|埼玉|千葉|東京|神奈川|新潟|富山|石川県|福井|山梨|長野|岐阜|静岡|愛知|三重県|滋賀|京都|大阪|兵庫|奈良|和歌山|鳥取|島根|岡山|広島|山口県|徳島|香川|愛媛|高知|福岡|佐賀県|長崎|熊本|大分県|宮崎県|鹿児島|沖縄|横浜|名古屋|神戸|札幌|仙台|川崎|渋谷|新宿|銀座|梅田|博多|九州|関西|関東|東海|ベトナム|タイ(?=で|の工場|に|駐在|法人)|シンガポール|アメリカ|米国|中国(?=(?:で|の|に|、|工場|法人))|台湾|韓国(?=で|の|に)|インド(?!ア)|ドイツ|フランス|イギリス|ロンドン|上海|ニューヨーク|カナダ|オーストラリア",
  ].join("|"),
  "g",
);

/** Names of companies, products, qualifications and places, in a text with half-width signs. */
export function findProperNouns(plain: string): Span[] {
  const isEnglish = isMostlyLatin(plain);
  const words = spansOf(plain, latin).filter(({ start, end }) => {
    const word = plain.slice(start, end);
    if (word.split(/[ &/]/).every((part) => common.has(part))) return false;
    // In an English text every sentence begins with a capital letter.
    return !isEnglish || /[^\s.!?\n"'(•-]\s+$/.test(plain.slice(0, start)) || /[A-Z]{2}/.test(word);
  });
  return joinSpans([...words, ...spansOf(plain, lowerNames), ...spansOf(plain, named)]);
}

/** Whether a text is written in English, or another language in Latin letters. */
export function isMostlyLatin(text: string): boolean {
  const latinLetters = text.match(/[A-Za-z]/g)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return latinLetters > letters * 0.7;
}
