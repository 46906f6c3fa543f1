import type { EmploymentType } from "../options/employment.ts";

/** Choices of a position's conditions (spec 3 · Employment types, work conditions). */
export const contractTypes = [
  "regular",
  "fixedTerm",
  "partTime",
  "outsourcing",
  "employment",
] as const;
export type ContractType = (typeof contractTypes)[number];
export const contractTypeLabels = {
  regular: "正社員",
  fixedTerm: "契約社員",
  partTime: "パート・アルバイト",
  outsourcing: "業務委託",
  employment: "副業（雇用契約）",
} as const satisfies Record<ContractType, string>;

/** The contracts that each type of employment can have. */
export const contractTypesOf = {
  midCareer: ["regular", "fixedTerm", "partTime"],
  sideJob: ["outsourcing", "employment"],
} as const satisfies Record<EmploymentType, readonly ContractType[]>;

/** Whether a type of employment can have that contract. */
export function isContractOf(type: EmploymentType, contract: ContractType): boolean {
  return contractTypesOf[type].some((one) => one === contract);
}

export const renewals = ["yes", "no", "automatic"] as const;
export type Renewal = (typeof renewals)[number];
export const renewalLabels = {
  yes: "あり",
  no: "なし",
  automatic: "自動更新",
} as const satisfies Record<Renewal, string>;

export const rewardTypes = ["hourly", "monthly", "outcome"] as const;
export type RewardType = (typeof rewardTypes)[number];
export const rewardTypeLabels = {
  hourly: "時給",
  monthly: "月額",
  outcome: "成果",
} as const satisfies Record<RewardType, string>;

export const insurances = ["employment", "workersAccident", "health", "pension"] as const;
export type Insurance = (typeof insurances)[number];
export const insuranceLabels = {
  employment: "雇用保険",
  workersAccident: "労災保険",
  health: "健康保険",
  pension: "厚生年金",
} as const satisfies Record<Insurance, string>;

export const smokingMeasures = ["premisesBanned", "indoorsBanned", "smokingRoom", "other"] as const;
export type SmokingMeasure = (typeof smokingMeasures)[number];
export const smokingMeasureLabels = {
  premisesBanned: "敷地内禁煙",
  indoorsBanned: "屋内禁煙",
  smokingRoom: "屋内原則禁煙（喫煙室あり）",
  other: "その他",
} as const satisfies Record<SmokingMeasure, string>;

/** Days after which a published position is to be confirmed, and after which it is paused. */
export const FRESHNESS_ASK_DAYS = 30;
export const FRESHNESS_PAUSE_DAYS = 60;

export const RECRUITMENT_WORDS_MAX = 100;
/** Years that revisions are kept after a position has ended. */
export const REVISIONS_KEPT_YEARS = 2;
