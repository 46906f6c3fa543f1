import { type CompanyScale, exclusiveCompanyScale } from "../options/company.ts";
import type { EmploymentType } from "../options/employment.ts";
import { type Occupation, occupationOfSub, type SubOccupation } from "../options/occupations.ts";
import type { SelectionCriterion } from "../options/selection-criteria.ts";
import type { JobChangeWillingness, SideJobWillingness } from "../options/willingness.ts";
import type { WorkCondition } from "../options/work-conditions.ts";
import type { WorkStyle } from "../options/work-styles.ts";
import {
  exclusiveWorkplaceChoice,
  matchesWorkplace,
  type PlaceNo,
  type WorkplaceChoice,
  type WorkplaceWishes,
} from "../options/workplaces.ts";

/** What a recommendation goes by: a seeker's work and wishes. Never age, gender, school or picture. */
export interface RecommendWishes extends WorkplaceWishes {
  readonly occupation: Occupation | null;
  readonly subOccupation: SubOccupation | null;
  readonly interestedOccupations: readonly SubOccupation[];
  readonly interestedCompanyScales: readonly CompanyScale[];
  readonly workStyles: readonly WorkStyle[];
  readonly focusOnChoosingCompanies: readonly SelectionCriterion[];
  readonly jobChangeWillingness: JobChangeWillingness | null;
  readonly sideJobWillingness: SideJobWillingness | null;
  /** In units of 10,000 yen. */
  readonly minDesiredSalary: number | null;
}

export interface RecommendPosition {
  readonly employmentType: EmploymentType;
  readonly occupations: readonly SubOccupation[];
  readonly workplaces: readonly PlaceNo[];
  readonly workConditions: readonly WorkCondition[];
  readonly maxSalary: number | null;
}

export interface RecommendCompany {
  readonly companyScale: CompanyScale | null;
  readonly workStyles: readonly WorkStyle[];
  readonly hasMission: boolean;
  /** Members whose pages one can read. */
  readonly peopleCount: number;
  /** Open positions. */
  readonly positions: readonly RecommendPosition[];
}

/** Why a company is recommended, in the order in which reasons are told. */
export type RecommendReason =
  | { readonly kind: "interestedOccupation" | "subOccupation"; readonly key: SubOccupation }
  | { readonly kind: "occupation"; readonly key: Occupation }
  | { readonly kind: "sideJob" }
  /** With a place where it is one of the prefectures that refine the choice. */
  | { readonly kind: "workplace"; readonly key: WorkplaceChoice; readonly place?: PlaceNo }
  | { readonly kind: "workStyle"; readonly key: WorkStyle }
  | { readonly kind: "companyScale"; readonly key: CompanyScale }
  | { readonly kind: "criterion"; readonly key: SelectionCriterion };

const weights = {
  interestedOccupation: 5,
  subOccupation: 4,
  occupation: 2,
  sideJob: 2,
  workplace: 2,
  workStyle: 1,
  companyScale: 2,
  criterion: 1,
} as const satisfies Record<RecommendReason["kind"], number>;

/** Below this a company has too little to do with what was wished for. */
const SCORE_MIN = 3;
const REASONS_MAX = 3;
const WORK_STYLES_COUNTED = 3;

export interface Recommendation {
  readonly score: number;
  /** The strongest three; the score counts all. */
  readonly reasons: readonly RecommendReason[];
}

/** How well a company answers a seeker's wishes, and why; `undefined` when hardly at all. */
export function recommend(
  wishes: RecommendWishes,
  company: RecommendCompany,
): Recommendation | undefined {
  const positions = company.positions.filter(({ employmentType }) =>
    isWanted(wishes, employmentType),
  );
  const reasons = [
    ...occupationReason(wishes, positions),
    ...sideJobReason(wishes, positions),
    ...workplaceReason(wishes, positions),
    ...wishes.workStyles
      .filter((key) => company.workStyles.includes(key))
      .slice(0, WORK_STYLES_COUNTED)
      .map((key) => ({ kind: "workStyle", key }) as const),
    ...scaleReason(wishes, company),
    ...wishes.focusOnChoosingCompanies
      .filter((key) => meetsCriterion(key, wishes, company, positions))
      .map((key) => ({ kind: "criterion", key }) as const),
  ];
  const score = reasons.reduce((sum, { kind }) => sum + weights[kind], 0);
  if (score < SCORE_MIN) return undefined;
  const strongest = [...reasons].sort((a, b) => weights[b.kind] - weights[a.kind]);
  return { score, reasons: strongest.slice(0, REASONS_MAX) };
}

/** A kind of work that someone has ruled out is not suggested; one not spoken of is. */
function isWanted(wishes: RecommendWishes, type: EmploymentType): boolean {
  const willingness = type === "sideJob" ? wishes.sideJobWillingness : wishes.jobChangeWillingness;
  return willingness !== "noIntention";
}

function occupationReason(
  wishes: RecommendWishes,
  positions: readonly RecommendPosition[],
): RecommendReason[] {
  const sought = new Set(positions.flatMap(({ occupations }) => occupations));
  const interested = wishes.interestedOccupations.find((key) => sought.has(key));
  if (interested) return [{ kind: "interestedOccupation", key: interested }];
  const { subOccupation, occupation } = wishes;
  if (subOccupation && sought.has(subOccupation))
    return [{ kind: "subOccupation", key: subOccupation }];
  if (
    occupation &&
    occupation !== "other" &&
    [...sought].some((key) => occupationOfSub(key) === occupation)
  )
    return [{ kind: "occupation", key: occupation }];
  return [];
}

function sideJobReason(
  { sideJobWillingness }: RecommendWishes,
  positions: readonly RecommendPosition[],
): RecommendReason[] {
  const isSought = sideJobWillingness === "active";
  return isSought && positions.some(({ employmentType }) => employmentType === "sideJob")
    ? [{ kind: "sideJob" }]
    : [];
}

function workplaceReason(
  { preferredWorkplaces, preferredPrefectures }: RecommendWishes,
  positions: readonly RecommendPosition[],
): RecommendReason[] {
  const key = preferredWorkplaces.find(
    (choice) =>
      choice !== exclusiveWorkplaceChoice &&
      positions.some(({ workplaces: places, workConditions }) =>
        matchesWorkplace(choice, { places, workConditions }, preferredPrefectures),
      ),
  );
  if (!key) return [];
  const offered = positions.flatMap(({ workplaces }) => workplaces);
  const place =
    key === "exceptTokyo" ? offered.find((no) => preferredPrefectures.includes(no)) : undefined;
  return [{ kind: "workplace", key, ...(place && { place }) }];
}

function scaleReason(
  { interestedCompanyScales }: RecommendWishes,
  { companyScale }: RecommendCompany,
): RecommendReason[] {
  return companyScale &&
    companyScale !== exclusiveCompanyScale &&
    interestedCompanyScales.includes(companyScale)
    ? [{ kind: "companyScale", key: companyScale }]
    : [];
}

const growing: readonly CompanyScale[] = ["startup", "middleVenture", "megaVenture"];
const PEOPLE_TO_MEET = 3;

/** What a company shows of itself that speaks to a criterion; the others cannot be told from data. */
function meetsCriterion(
  key: SelectionCriterion,
  { minDesiredSalary }: RecommendWishes,
  company: RecommendCompany,
  positions: readonly RecommendPosition[],
): boolean {
  switch (key) {
    case "visionPhilosophy":
      return company.hasMission;
    case "workingFriendlyWithMembers":
      return company.peopleCount >= PEOPLE_TO_MEET;
    case "growthPotentialOfCompany":
      return company.companyScale !== null && growing.includes(company.companyScale);
    case "treatment":
      return (
        minDesiredSalary !== null &&
        positions.some(({ maxSalary }) => maxSalary !== null && maxSalary >= minDesiredSalary)
      );
    case "cultureMatch":
    case "interestedInBusiness":
    case "interestedInBusinessContent":
      return false;
    default:
      return key satisfies never;
  }
}

/** The wishes that would make recommendations better and are not filled in, in the order of asking. */
export const recommendWishes = [
  "interestedOccupations",
  "workStyles",
  "preferredWorkplaces",
  "interestedCompanyScales",
  "focusOnChoosingCompanies",
] as const satisfies readonly (keyof RecommendWishes)[];
export type RecommendWish = (typeof recommendWishes)[number];

export function missingWishes(wishes: RecommendWishes): RecommendWish[] {
  return recommendWishes.filter((key) => wishes[key].length === 0);
}
