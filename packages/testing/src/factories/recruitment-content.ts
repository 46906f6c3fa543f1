import { placeLabels } from "@tefuda/domain/options/workplaces";
import type { Renewal, RewardType, SmokingMeasure } from "@tefuda/domain/recruitment/constants";
import type { Recruitment } from "@tefuda/domain/recruitment/schema";
import { addCalendarMonths, addJstDays, jstDate, startOfJstMonth } from "@tefuda/domain/time/jst";
import type { DemoContractType, DemoRecruitment } from "../content/types.ts";
import { type CompanyRow, placeNo } from "./company.ts";

const yen = new Intl.NumberFormat("ja-JP");

const renewals = {
  none: "no",
  possible: "yes",
  automatic: "automatic",
} as const satisfies Record<NonNullable<DemoRecruitment["renewal"]>, Renewal>;

const rewardTypes = {
  hourly: "hourly",
  monthly: "monthly",
  result: "outcome",
} as const satisfies Record<NonNullable<DemoRecruitment["reward"]>["type"], RewardType>;

const smokingMeasures = {
  premises: "premisesBanned",
  indoor: "indoorsBanned",
  indoorWithRoom: "smokingRoom",
  other: "other",
} as const satisfies Record<NonNullable<DemoRecruitment["smokingMeasures"]>, SmokingMeasure>;

/** Contract work leaves these to the parties. */
const isContract = (type: DemoContractType) => type === "outsourcing";

/** Every condition of a position of the content in the domain's own shapes. */
export function recruitmentContent(
  now: Date,
  demo: DemoRecruitment,
  { company, aceIds }: { company: CompanyRow; aceIds: readonly string[] },
): Recruitment {
  const { reward, fixedOvertimePay, closesInDays } = demo;
  return {
    title: demo.title,
    employmentType: demo.employmentType,
    contractType: demo.contractType,
    occupations: [...demo.occupations],
    ...dutiesAndHours(demo),
    ...(demo.dutiesChangeScope !== null && { dutiesChangeScope: scope(demo.dutiesChangeScope) }),
    workplaces: demo.workplaces.map(placeNo),
    workplaceAddress: {
      text: demo.workplaceAddress,
      isFullRemote: demo.workConditions.includes("fullRemote"),
    },
    ...(demo.workplaceChangeScope !== null && {
      workplaceChangeScope: scope(demo.workplaceChangeScope),
    }),
    contractPeriod: contractPeriod(now, demo.contractPeriod),
    ...(demo.renewal !== null && { renewal: renewals[demo.renewal] }),
    ...(demo.renewalCriteria !== null && { renewalCriteria: demo.renewalCriteria }),
    ...(demo.renewalLimit !== null && { renewalLimit: renewalLimit(demo.renewalLimit) }),
    ...(!isContract(demo.contractType) && { probation: probation(demo.probation) }),
    ...(demo.breakMinutes !== null && { breakTime: demo.breakMinutes }),
    ...(demo.overtimeHours !== null && { overtime: overtime(demo.overtimeHours) }),
    ...(demo.holidays !== null && { holidays: demo.holidays }),
    ...(demo.minSalary !== null && { minSalary: demo.minSalary }),
    ...(demo.maxSalary !== null && { maxSalary: demo.maxSalary }),
    ...(demo.salaryDetail !== null && {
      salaryDetail: salaryDetail(demo.salaryDetail, fixedOvertimePay),
    }),
    ...(fixedOvertimePay !== null && { fixedOvertimePay: overtimePay(fixedOvertimePay) }),
    ...(reward && {
      reward: {
        type: rewardTypes[reward.type],
        yen: reward.min,
        paymentDue: `${reward.paymentDue}（経験により${yen.format(reward.max)}円まで）`,
      },
    }),
    ...(demo.insurance.length > 0 && { insurance: [...demo.insurance] }),
    ...(demo.smokingMeasures !== null && {
      smokingMeasures: smokingMeasures[demo.smokingMeasures],
    }),
    employerName: company.name,
    employerAddress: addressLine(company),
    employerContact: company.contact ?? "",
    ...(demo.dispatch !== null && { dispatch: demo.dispatch }),
    ...(demo.cancelTerms !== null && { cancelTerms: demo.cancelTerms }),
    workConditions: [...demo.workConditions],
    requirements: demo.requirements,
    welcome: demo.welcome,
    selectionProcess: demo.selectionProcess,
    aceIds: [...aceIds],
    ...(closesInDays !== null && { closesAt: jstDate(addJstDays(now, closesInDays)) }),
  };
}

/** An address on one line, as a position states its employer's. */
function addressLine({ address }: CompanyRow): string {
  if (!address?.prefecture) return "";
  const code = address.postalCode
    ? `〒${address.postalCode.slice(0, 3)}-${address.postalCode.slice(3)} `
    : "";
  return `${code}${placeLabels[address.prefecture]}${address.cityAndStreet ?? ""} ${address.building ?? ""}`.trim();
}

const scope = (text: string) =>
  text === "noChange" ? { kind: "noChange" as const } : { kind: "text" as const, text };

function contractPeriod(now: Date, period: DemoRecruitment["contractPeriod"]) {
  if (period.kind === "indefinite") return period;
  const from = addCalendarMonths(startOfJstMonth(now), 2);
  const to = addJstDays(addCalendarMonths(from, period.months), -1);
  return { kind: "fixed" as const, from: jstDate(from), to: jstDate(to) };
}

const firstNumber = (text: string) => Number(/[0-9]+/.exec(text.replaceAll(",", ""))?.[0] ?? 0);

function renewalLimit(text: string): NonNullable<Recruitment["renewalLimit"]> {
  const value = firstNumber(text);
  if (value === 0) return { kind: "unlimited" };
  return { kind: text.includes("回") ? "times" : "years", value };
}

const probation = (value: DemoRecruitment["probation"]): NonNullable<Recruitment["probation"]> =>
  value
    ? {
        kind: "months",
        months: value.months,
        ...(value.conditions && { conditions: value.conditions }),
      }
    : { kind: "none" };

const overtime = (hours: number) =>
  hours === 0 ? { kind: "none" as const } : { kind: "monthly" as const, hours };

function overtimePay(pay: NonNullable<DemoRecruitment["fixedOvertimePay"]>) {
  if (pay === "none") return { kind: "none" as const };
  const monthly = /月([0-9,]+)円/.exec(pay.detail)?.[1] ?? "";
  return { kind: "included" as const, yen: firstNumber(monthly), hours: pay.hours };
}

const salaryDetail = (detail: string, pay: DemoRecruitment["fixedOvertimePay"]) =>
  pay === null || pay === "none" ? detail : `${detail}。\n${pay.detail}`;

/** Hours that no shape of the domain holds, such as those a piece takes, are told with the duties. */
function dutiesAndHours({
  duties,
  workHours,
}: DemoRecruitment): Pick<Recruitment, "duties" | "workHours"> {
  if (!workHours) return { duties };
  const { kind, detail } = workHours;
  switch (kind) {
    case "fixed": {
      const [start = "", end = ""] = detail.match(/[0-9]+:[0-9]{2}/g) ?? [];
      return {
        duties,
        workHours: { kind, start: start.padStart(5, "0"), end: end.padStart(5, "0") },
      };
    }
    case "flex":
      return { duties, workHours: { kind, text: detail } };
    case "discretionary":
      return { duties, workHours: { kind, deemedHours: firstNumber(detail) } };
    case "weekly": {
      const hours = /^週(?:[0-9]+〜)?([0-9]+)時間/.exec(detail)?.[1];
      if (!hours) return { duties: `${duties}\n\n稼働の目安：${detail}` };
      return { duties, workHours: { kind, hours: Number(hours) } };
    }
    default:
      return kind satisfies never;
  }
}
