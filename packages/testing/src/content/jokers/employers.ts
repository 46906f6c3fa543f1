import type { Industry } from "@tefuda/domain/options/industries";

/** Sixty-three invented employers. */
export const employers = {
  internet: ["株式会社ソラノハコ", "株式会社ミチノデ", "ハナビラネット株式会社", "株式会社コヨミソフト", "株式会社クロネアプリ", "アマネシステムズ株式会社", "株式会社ヨリミチラボ"],
  maker: ["東雲精工株式会社", "株式会社ミナトベアリング", "カワセミ電子工業株式会社", "北斗樹脂工業株式会社", "サクラベ食品株式会社", "株式会社クスノキ計器", "ホクリク織機株式会社"],
  finance: ["みずほのか信用金庫", "株式会社アオバ総合リース", "トウカイ相互保険株式会社", "株式会社ヤマブキ証券", "株式会社ハルノ信託", "ひだまり少額短期保険株式会社", "株式会社カナデ決済"],
  consulting: ["株式会社ルート・アンド・ブランチ", "アケボノ経営研究所", "株式会社ジンケン総研", "ホシゾラ会計事務所", "株式会社ナカマ組織開発", "白亜コンサルティング株式会社", "株式会社シンリョク戦略室"],
  tradingDistributionRetailService: ["株式会社マルヤマ百貨", "ナナイロ物産株式会社", "株式会社コトリ雑貨店", "キタカゼ運輸株式会社", "株式会社ホシノヤ商会", "潮騒トラベル株式会社", "株式会社トナリノ市場"],
  realEstateBuilding: ["株式会社ヒナタ住建", "東洋槌音建設株式会社", "株式会社アサヒノ不動産", "コモレビ設計株式会社", "株式会社ミドリ町地所", "若草ハウジング株式会社", "株式会社カナメ設備"],
  advertisementMassCommunicationEntertainment: ["株式会社ミハラ広告", "アオゾラ出版株式会社", "株式会社ユラギ映像", "コダマ放送株式会社", "株式会社モノガタリ制作", "株式会社ピクセル坂", "シロツメ企画株式会社"],
  medical: ["医療法人みのり会", "株式会社ヒカリ薬品", "ツバメ医療機器株式会社", "社会福祉法人つむぎの里", "株式会社ソヨカゼ薬局", "港北総合ケア病院", "株式会社メグミ検査センター"],
  infrastructurePublicWorkOther: ["南海つばさ鉄道株式会社", "株式会社キヨミズ水道サービス", "一般財団法人地域交流機構", "ミライノ電設株式会社", "北関東エネルギー供給株式会社", "株式会社アンゼン警備保障", "学校法人桐の葉学園"],
} as const satisfies Record<Industry, readonly string[]>;

export const schools: readonly string[] = ["国立大学", "国立大学大学院", "都内私立大学", "関西の私立大学", "県立大学", "市立大学", "女子大学", "理工系大学", "外国語大学", "美術大学", "国立高等専門学校", "情報系専門学校", "デザイン専門学校", "短期大学", "海外の大学"];

export const faculties: readonly string[] = ["経済学部 経済学科", "経営学部 経営学科", "商学部 商学科", "法学部 法律学科", "文学部 人文学科", "社会学部 メディア社会学科", "教育学部 教育学科", "外国語学部 英語学科", "国際学部 国際文化学科", "理学部 数学科", "理学部 物理学科", "工学部 情報工学科", "工学部 機械工学科", "工学部 電気電子工学科", "農学部 食料環境学科", "心理学部 心理学科", "総合政策学部", "情報科学科", "デザイン学科", "看護学部 看護学科"];

/** Put a path after the host; every address is reserved and leads nowhere. */
export const portfolioHosts: readonly string[] = ["https://portfolio.example", "https://works.example", "https://my-notes.example", "https://studio-desk.example", "https://sketchbook.example", "https://devlog.example"];
