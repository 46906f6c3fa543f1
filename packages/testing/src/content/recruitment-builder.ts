import type { SubOccupation } from "@tefuda/domain/options/occupations";
import type { WorkCondition } from "@tefuda/domain/options/work-conditions";
import { type CompanyTerms, companyTerms } from "./recruitment-terms.ts";
import type {
  DemoFixedOvertimePay,
  DemoRecruitment,
  DemoRecruitmentStatus,
  DemoReward,
} from "./types.ts";

interface Common {
  companyIndex: number;
  aceIndexes: readonly number[];
  title: string;
  occupations: readonly SubOccupation[];
  duties: string;
  workConditions?: readonly WorkCondition[];
  requirements: string;
  welcome: string;
  selectionProcess?: string;
  status?: DemoRecruitmentStatus;
  publishedDaysAgo: number;
}

export interface MidCareerDraft extends Common {
  dutiesChangeScope: string;
  salary: readonly [number, number];
  /** Present for a contract with an end. */
  fixedTerm?: { months: number; criteria: string; limit: string };
}

export interface SideJobDraft extends Common {
  reward: DemoReward;
  weeklyHours: string;
  months: number;
  place?: string;
  automaticRenewal?: true;
}

const yen = new Intl.NumberFormat("ja-JP");
const thousand = (value: number) => Math.round(value / 1000) * 1000;
const monthlyHours = 160;
const overtimeRate = 1.25;

interface Pay {
  base: number;
  overtime: number;
}

/** Splits a yearly salary (10,000 yen) into monthly base pay and pay for the agreed overtime. */
function splitPay(salary: number, terms: CompanyTerms): Pay {
  const monthly = (salary * 10000) / (12 + terms.bonusMonths);
  const share = (overtimeRate * terms.fixedOvertimeHours) / monthlyHours;
  const base = thousand(monthly / (1 + share));
  return { base, overtime: thousand(base * share) };
}

function salaryDetail(low: Pay, high: Pay, terms: CompanyTerms): string {
  const bonus =
    terms.bonusMonths > 0
      ? `賞与年2回（基準：計${terms.bonusMonths}か月分）`
      : "年俸制（12分割）、賞与なし";
  const overtime =
    terms.fixedOvertimeHours > 0
      ? `、固定残業代 ${yen.format(low.overtime)}円〜${yen.format(high.overtime)}円`
      : "、時間外手当は別途全額支給";
  return `月額 基本給 ${yen.format(low.base)}円〜${yen.format(high.base)}円${overtime}、通勤手当（月5万円まで）。${bonus}`;
}

function fixedOvertime(low: Pay, high: Pay, hours: number): DemoFixedOvertimePay | "none" {
  if (hours === 0) return "none";
  return {
    hours,
    detail: `時間外労働の有無にかかわらず、${hours}時間分の時間外手当として月${yen.format(low.overtime)}円〜${yen.format(high.overtime)}円を支給。${hours}時間を超える分は追加で支給します。`,
  };
}

function freshness(status: DemoRecruitmentStatus, publishedDaysAgo: number) {
  if (status === "draft") {
    return { publishedDaysAgo: null, lastConfirmedDaysAgo: null, closesInDays: null };
  }
  const closesInDays = status === "closed" ? -3 : 90 - (publishedDaysAgo % 30);
  const lastConfirmedDaysAgo = status === "paused" ? 63 : publishedDaysAgo % 28;
  return {
    publishedDaysAgo: Math.max(publishedDaysAgo, lastConfirmedDaysAgo),
    lastConfirmedDaysAgo,
    closesInDays,
  };
}

function termsOf(companyIndex: number): CompanyTerms {
  const terms = companyTerms[companyIndex];
  if (!terms) throw new RangeError(`no terms for company ${companyIndex}`);
  return terms;
}

/** A position under an employment contract, completed with the terms of its company. */
export function midCareer(draft: MidCareerDraft): DemoRecruitment {
  const { salary, fixedTerm, publishedDaysAgo, status = "published", ...rest } = draft;
  const terms = termsOf(draft.companyIndex);
  const [minSalary, maxSalary] = salary;
  const low = splitPay(minSalary, terms);
  const high = splitPay(maxSalary, terms);
  return {
    workConditions: [],
    selectionProcess: "書類選考 → 面接2回（うち1回は現場の社員） → 内定。平均3週間ほどです。",
    ...rest,
    employmentType: "midCareer",
    contractType: fixedTerm ? "fixedTerm" : "regular",
    workplaces: [terms.prefecture],
    workplaceAddress: terms.place,
    workplaceChangeScope: terms.placeChange,
    contractPeriod: fixedTerm
      ? { kind: "fixed", months: fixedTerm.months }
      : { kind: "indefinite" },
    renewal: fixedTerm ? "possible" : null,
    renewalCriteria: fixedTerm?.criteria ?? null,
    renewalLimit: fixedTerm?.limit ?? null,
    probation: { months: terms.probationMonths, conditions: null },
    workHours: terms.hours,
    breakMinutes: terms.breakMinutes,
    overtimeHours: terms.overtimeHours,
    holidays: terms.holidays,
    minSalary,
    maxSalary,
    salaryDetail: salaryDetail(low, high, terms),
    fixedOvertimePay: fixedOvertime(low, high, terms.fixedOvertimeHours),
    reward: null,
    insurance: ["employment", "workersAccident", "health", "pension"],
    smokingMeasures: terms.smoking,
    dispatch: false,
    cancelTerms: null,
    status,
    ...freshness(status, publishedDaysAgo),
  };
}

/** A side job under a contract for work. */
export function sideJob(draft: SideJobDraft): DemoRecruitment {
  const {
    weeklyHours,
    months,
    place = "在宅（オンライン。必要に応じて打ち合わせ場所を双方で決めます）",
    automaticRenewal,
    publishedDaysAgo,
    status = "published",
    ...rest
  } = draft;
  return {
    workConditions: ["fullRemote", "overTenHoursWeekly"],
    selectionProcess: "オンライン面談1回 → 契約条件の確認 → 開始。最短2週間で始められます。",
    ...rest,
    employmentType: "sideJob",
    contractType: "outsourcing",
    dutiesChangeScope: null,
    workplaces: [termsOf(draft.companyIndex).prefecture],
    workplaceAddress: place,
    workplaceChangeScope: null,
    contractPeriod: { kind: "fixed", months },
    renewal: automaticRenewal ? "automatic" : "possible",
    renewalCriteria: null,
    renewalLimit: null,
    probation: null,
    workHours: { kind: "weekly", detail: weeklyHours },
    breakMinutes: null,
    overtimeHours: null,
    holidays: null,
    minSalary: null,
    maxSalary: null,
    salaryDetail: null,
    fixedOvertimePay: null,
    insurance: [],
    smokingMeasures: null,
    dispatch: null,
    cancelTerms:
      "契約期間中に解除する場合、または更新しない場合は、双方とも30日前までに書面または電子メールで予告します。予告から契約終了までの間に理由の開示を求められたときは、遅滞なくお伝えします。",
    status,
    ...freshness(status, publishedDaysAgo),
  };
}
