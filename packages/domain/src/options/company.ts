/** Company scales; the stored key `professionalFarm` keeps its historic spelling (spec 3 · Fixed option lists). */
export const companyScales = [
  "startup",
  "middleVenture",
  "megaVenture",
  "sme",
  "largeCompany",
  "professionalFarm",
  "noInterest",
] as const;

export type CompanyScale = (typeof companyScales)[number];

export const companyScaleLabels = {
  startup: "スタートアップ",
  middleVenture: "ミドルベンチャー",
  megaVenture: "メガベンチャー",
  sme: "中小企業",
  largeCompany: "大手企業",
  professionalFarm: "プロフェッショナルファーム",
  noInterest: "こだわらない",
} as const satisfies Record<CompanyScale, string>;

/** Help under a choice; scales that explain themselves have none. */
export const companyScaleHelps: Partial<Record<CompanyScale, string>> = {
  startup: "創業期〜成長初期の企業",
  middleVenture: "事業が軌道に乗り拡大中の企業",
  megaVenture: "上場済みなど規模の大きいベンチャー企業",
  professionalFarm: "コンサルティングファーム、監査法人、法律事務所など",
};

/** The choice that clears all others. */
export const exclusiveCompanyScale = "noInterest" satisfies CompanyScale;

/** Bands of the number of employees of a company (spec 3 · Fixed option lists). */
export const teamSizes = [
  "oneToTwenty",
  "twentyOneToFifty",
  "fiftyOneToHundred",
  "hundredOneToThreeHundred",
  "threeHundredOneToFiveHundred",
  "fiveHundredOneToThousand",
  "over",
] as const;

export type TeamSize = (typeof teamSizes)[number];

export const teamSizeLabels = {
  oneToTwenty: "1〜20名",
  twentyOneToFifty: "21〜50名",
  fiftyOneToHundred: "51〜100名",
  hundredOneToThreeHundred: "101〜300名",
  threeHundredOneToFiveHundred: "301〜500名",
  fiveHundredOneToThousand: "501〜1,000名",
  over: "1,001名以上",
} as const satisfies Record<TeamSize, string>;

/** First and last number of employees of each band; `over` has no upper end. */
export const teamSizeRanges = {
  oneToTwenty: { min: 1, max: 20 },
  twentyOneToFifty: { min: 21, max: 50 },
  fiftyOneToHundred: { min: 51, max: 100 },
  hundredOneToThreeHundred: { min: 101, max: 300 },
  threeHundredOneToFiveHundred: { min: 301, max: 500 },
  fiveHundredOneToThousand: { min: 501, max: 1000 },
  over: { min: 1001, max: Number.POSITIVE_INFINITY },
} as const satisfies Record<TeamSize, { min: number; max: number }>;

/** The band of a number of employees, or undefined below 1. */
export function teamSizeOf(employees: number): TeamSize | undefined {
  return teamSizes.find(
    (size) =>
      employees >= teamSizeRanges[size].min && Math.floor(employees) <= teamSizeRanges[size].max,
  );
}
