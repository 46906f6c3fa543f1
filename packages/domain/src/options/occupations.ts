/** Main occupations (spec 3 · Fixed option lists). */
export const occupations = [
  "engineer",
  "designer",
  "planner",
  "consultant",
  "director",
  "sales",
  "marketer",
  "corporateStaff",
  "other",
] as const;

export type Occupation = (typeof occupations)[number];

export const occupationLabels = {
  engineer: "エンジニア",
  designer: "デザイナー",
  planner: "企画",
  consultant: "コンサルタント",
  director: "ディレクター・PM",
  sales: "営業",
  marketer: "マーケター",
  corporateStaff: "コーポレートスタッフ",
  other: "その他",
} as const satisfies Record<Occupation, string>;

/**
 * All 95 sub-occupations, each tied to its main occupation, in display order
 * (spec 3 · Fixed option lists). Keys are unique over the whole list: `subOccupation` is one facet.
 */
export const subOccupations = [
  { key: "frontendEngineer", label: "フロントエンドエンジニア", occupation: "engineer" },
  { key: "serverSideEngineer", label: "サーバーサイドエンジニア", occupation: "engineer" },
  { key: "fullStackEngineer", label: "フルスタックエンジニア", occupation: "engineer" },
  { key: "iosEngineer", label: "iOSエンジニア", occupation: "engineer" },
  { key: "androidEngineer", label: "Androidエンジニア", occupation: "engineer" },
  {
    key: "crossPlatformEngineer",
    label: "クロスプラットフォームアプリエンジニア",
    occupation: "engineer",
  },
  { key: "infrastructureEngineer", label: "インフラ・クラウドエンジニア", occupation: "engineer" },
  { key: "siteReliabilityEngineer", label: "SRE", occupation: "engineer" },
  { key: "networkEngineer", label: "ネットワーク・サーバーエンジニア", occupation: "engineer" },
  { key: "securityEngineer", label: "セキュリティエンジニア", occupation: "engineer" },
  { key: "dataEngineer", label: "データエンジニア", occupation: "engineer" },
  { key: "dataScientist", label: "データサイエンティスト", occupation: "engineer" },
  { key: "machineLearningEngineer", label: "機械学習・AIエンジニア", occupation: "engineer" },
  { key: "qaEngineer", label: "QA・テストエンジニア", occupation: "engineer" },
  { key: "embeddedEngineer", label: "組み込み・制御エンジニア", occupation: "engineer" },
  { key: "gameEngineer", label: "ゲームエンジニア", occupation: "engineer" },
  { key: "corporateEngineer", label: "社内SE・コーポレートエンジニア", occupation: "engineer" },
  { key: "systemEngineer", label: "システムエンジニア（業務系・SIer）", occupation: "engineer" },
  { key: "techLead", label: "テックリード", occupation: "engineer" },
  {
    key: "engineeringManager",
    label: "エンジニアリングマネージャー・VPoE・CTO",
    occupation: "engineer",
  },
  { key: "engineerOther", label: "その他エンジニア", occupation: "engineer" },
  { key: "uiUxDesigner", label: "UI/UXデザイナー", occupation: "designer" },
  { key: "webDesigner", label: "Webデザイナー", occupation: "designer" },
  { key: "productDesigner", label: "プロダクトデザイナー", occupation: "designer" },
  { key: "graphicDesigner", label: "グラフィックデザイナー", occupation: "designer" },
  { key: "artDirector", label: "アートディレクター", occupation: "designer" },
  { key: "creativeDirector", label: "クリエイティブディレクター", occupation: "designer" },
  { key: "illustrator", label: "イラストレーター", occupation: "designer" },
  { key: "videoCreator", label: "映像・動画クリエイター", occupation: "designer" },
  { key: "cgDesigner", label: "3DCG・モーションデザイナー", occupation: "designer" },
  { key: "designerOther", label: "その他デザイナー", occupation: "designer" },
  { key: "businessPlanning", label: "事業企画", occupation: "planner" },
  { key: "businessDevelopment", label: "事業開発・新規事業", occupation: "planner" },
  { key: "corporatePlanning", label: "経営企画", occupation: "planner" },
  { key: "productPlanning", label: "商品・サービス企画", occupation: "planner" },
  { key: "salesPlanning", label: "営業企画", occupation: "planner" },
  { key: "contentPlanning", label: "コンテンツ・イベント企画", occupation: "planner" },
  { key: "gamePlanner", label: "ゲームプランナー", occupation: "planner" },
  { key: "plannerOther", label: "その他企画", occupation: "planner" },
  { key: "strategyConsultant", label: "戦略コンサルタント", occupation: "consultant" },
  { key: "businessConsultant", label: "業務コンサルタント", occupation: "consultant" },
  { key: "itConsultant", label: "ITコンサルタント", occupation: "consultant" },
  { key: "erpConsultant", label: "ERP・パッケージ導入コンサルタント", occupation: "consultant" },
  { key: "hrConsultant", label: "組織・人事コンサルタント", occupation: "consultant" },
  { key: "financialConsultant", label: "財務・会計・M&Aコンサルタント", occupation: "consultant" },
  { key: "dataConsultant", label: "データ分析・DXコンサルタント", occupation: "consultant" },
  { key: "careerConsultant", label: "人材・キャリアコンサルタント", occupation: "consultant" },
  { key: "consultantOther", label: "その他コンサルタント", occupation: "consultant" },
  { key: "productManager", label: "プロダクトマネージャー（PdM）", occupation: "director" },
  {
    key: "projectManager",
    label: "プロジェクトマネージャー・リーダー（PM・PL）",
    occupation: "director",
  },
  { key: "pmo", label: "PMO", occupation: "director" },
  { key: "scrumMaster", label: "スクラムマスター・プロダクトオーナー", occupation: "director" },
  { key: "webDirector", label: "Webディレクター", occupation: "director" },
  { key: "contentDirector", label: "コンテンツ・制作ディレクター", occupation: "director" },
  { key: "gameDirector", label: "ゲームディレクター", occupation: "director" },
  { key: "producer", label: "プロデューサー", occupation: "director" },
  { key: "directorOther", label: "その他ディレクター・PM", occupation: "director" },
  { key: "corporateSales", label: "法人営業", occupation: "sales" },
  { key: "individualSales", label: "個人営業", occupation: "sales" },
  { key: "insideSales", label: "インサイドセールス", occupation: "sales" },
  { key: "fieldSales", label: "フィールドセールス", occupation: "sales" },
  { key: "accountManager", label: "アカウントマネージャー・既存営業", occupation: "sales" },
  { key: "customerSuccess", label: "カスタマーサクセス", occupation: "sales" },
  { key: "salesEngineer", label: "プリセールス・セールスエンジニア", occupation: "sales" },
  { key: "allianceSales", label: "アライアンス・代理店営業", occupation: "sales" },
  { key: "overseasSales", label: "海外営業", occupation: "sales" },
  { key: "salesOther", label: "その他営業", occupation: "sales" },
  { key: "digitalMarketer", label: "デジタルマーケター", occupation: "marketer" },
  { key: "advertisingOperator", label: "広告運用", occupation: "marketer" },
  { key: "contentMarketer", label: "コンテンツ・SEOマーケター", occupation: "marketer" },
  { key: "crmMarketer", label: "CRM・MAマーケター", occupation: "marketer" },
  { key: "snsMarketer", label: "SNS・コミュニティマーケター", occupation: "marketer" },
  { key: "brandMarketer", label: "ブランドマーケター", occupation: "marketer" },
  {
    key: "productMarketer",
    label: "プロダクトマーケティングマネージャー（PMM）",
    occupation: "marketer",
  },
  { key: "dataAnalyst", label: "データアナリスト・リサーチャー", occupation: "marketer" },
  { key: "marketerOther", label: "その他マーケター", occupation: "marketer" },
  { key: "accounting", label: "経理", occupation: "corporateStaff" },
  { key: "financeStaff", label: "財務", occupation: "corporateStaff" },
  { key: "humanResources", label: "人事企画・人材開発", occupation: "corporateStaff" },
  { key: "recruiter", label: "採用", occupation: "corporateStaff" },
  { key: "laborManagement", label: "労務", occupation: "corporateStaff" },
  { key: "legalAffairs", label: "法務・知的財産", occupation: "corporateStaff" },
  { key: "generalAffairs", label: "総務", occupation: "corporateStaff" },
  { key: "publicRelations", label: "広報・IR", occupation: "corporateStaff" },
  { key: "internalAudit", label: "内部監査・内部統制", occupation: "corporateStaff" },
  { key: "informationSystem", label: "情報システム・ヘルプデスク", occupation: "corporateStaff" },
  { key: "officeClerk", label: "事務・秘書・アシスタント", occupation: "corporateStaff" },
  { key: "corporateStaffOther", label: "その他コーポレートスタッフ", occupation: "corporateStaff" },
  { key: "executive", label: "経営者・役員", occupation: "other" },
  { key: "customerSupport", label: "カスタマーサポート", occupation: "other" },
  { key: "editorWriter", label: "編集者・ライター", occupation: "other" },
  {
    key: "researchDevelopment",
    label: "研究開発・技術職（機械・電気・化学など）",
    occupation: "other",
  },
  { key: "supplyChain", label: "購買・物流・生産管理", occupation: "other" },
  { key: "licensedProfessional", label: "専門職（士業・金融・医療など）", occupation: "other" },
  { key: "otherOccupation", label: "その他の職種", occupation: "other" },
] as const satisfies readonly { key: string; label: string; occupation: Occupation }[];

export type SubOccupation = (typeof subOccupations)[number]["key"];

/** The keys alone, for `z.enum` and facets. */
export const subOccupationKeys: readonly [SubOccupation, ...SubOccupation[]] = [
  subOccupations[0].key,
  ...subOccupations.slice(1).map(({ key }) => key),
];

function bySubOccupation<V>(pick: (option: (typeof subOccupations)[number]) => V) {
  const pairs = subOccupations.map((option) => [option.key, pick(option)] as const);
  return Object.fromEntries(pairs) as Record<SubOccupation, V>;
}

export const subOccupationLabels: Readonly<Record<SubOccupation, string>> = bySubOccupation(
  ({ label }) => label,
);

const occupationBySub: Readonly<Record<SubOccupation, Occupation>> = bySubOccupation(
  ({ occupation }) => occupation,
);

/** The main occupation a sub-occupation belongs to. */
export function occupationOfSub(key: SubOccupation): Occupation {
  return occupationBySub[key];
}

/** The sub-occupations of one main occupation, in display order. */
export function subOccupationsOf(occupation: Occupation) {
  return subOccupations.filter((option) => option.occupation === occupation);
}
