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
