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

interface ChangedQuota {
  readonly month: string;
  readonly granted: number;
  readonly reason: string;
}

/** How the record names another number of offers for a month. */
export const quotaReason = ({ month, granted, reason }: ChangedQuota) =>
  `${month}：${granted}通（${reason}）`;
