/** Industries of a joker or company, in display order (spec 3 · Fixed option lists). */
export const industries = [
  "internet",
  "maker",
  "finance",
  "consulting",
  "tradingDistributionRetailService",
  "realEstateBuilding",
  "advertisementMassCommunicationEntertainment",
  "medical",
  "infrastructurePublicWorkOther",
] as const;

export type Industry = (typeof industries)[number];

export const industryLabels = {
  internet: "IT・インターネット",
  maker: "メーカー",
  finance: "金融・保険",
  consulting: "コンサルティング・専門サービス",
  tradingDistributionRetailService: "商社・流通・小売・サービス",
  realEstateBuilding: "不動産・建設",
  advertisementMassCommunicationEntertainment: "広告・マスコミ・エンタメ",
  medical: "医療・医薬・福祉",
  infrastructurePublicWorkOther: "インフラ・官公庁・その他",
} as const satisfies Record<Industry, string>;
