import type { Company } from "./schema.ts";

export const companyLabels = {
  name: "会社名",
  nameKana: "会社名（カナ）",
  siteUrl: "企業サイトURL",
  address: "所在地",
  contact: "連絡先",
  corporateNumber: "法人番号",
  foundedYear: "設立年",
  representative: "代表者名",
  industry: "業界",
  companyScale: "企業規模",
  teamSize: "従業員数",
  mission: "ミッション",
  vision: "ビジョン",
  values: "バリュー",
  businessSummary: "事業内容",
  benefits: "福利厚生",
  workStyles: "働き方",
  photos: "写真",
  isPublic: "公開する",
} as const satisfies Record<keyof Company, string>;

export const companyImageLabels = { logoUrl: "ロゴ", coverUrl: "カバー画像" } as const;

/** Figures of the usage page. */
export const usageFigures = [
  "sentOffers",
  "openRate",
  "acceptRate",
  "receivedLikes",
  "matchings",
  "interviews",
  "medianReplyTime",
] as const;
export type UsageFigure = (typeof usageFigures)[number];
export const usageFigureLabels = {
  sentOffers: "オファー送信数",
  openRate: "開封率",
  acceptRate: "承諾率",
  receivedLikes: "「興味あり」受信数",
  matchings: "マッチング数",
  interviews: "面談数",
  medianReplyTime: "返信までの時間（中央値）",
} as const satisfies Record<UsageFigure, string>;

interface ChangedQuota {
  readonly month: string;
  readonly granted: number;
  readonly reason: string;
}

/** How the record names another number of offers for a month. */
export const quotaReason = ({ month, granted, reason }: ChangedQuota) =>
  `${month}：${granted}通（${reason}）`;
