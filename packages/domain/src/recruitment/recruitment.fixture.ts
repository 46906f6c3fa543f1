import type { Recruitment } from "./schema.ts";

const aceIds = ["0190b0a0-0000-7000-8000-000000000001"];
const employer = {
  employerName: "株式会社みどり",
  employerAddress: "東京都千代田区1-1 みどりビル3階",
  employerContact: "03-0000-0000",
} as const;

/** A position of regular employment that can be published. */
export const employed: Recruitment = {
  title: "法人営業の募集",
  employmentType: "midCareer",
  contractType: "regular",
  occupations: ["corporateSales"],
  duties: "あ".repeat(50),
  dutiesChangeScope: { kind: "noChange" },
  workplaces: [13],
  workplaceAddress: { text: "東京都千代田区", isFullRemote: false },
  workplaceChangeScope: { kind: "text", text: "全国の支社" },
  contractPeriod: { kind: "indefinite" },
  probation: { kind: "none" },
  workHours: { kind: "fixed", start: "09:00", end: "18:00" },
  breakTime: 60,
  overtime: { kind: "monthly", hours: 10 },
  holidays: "土日祝",
  minSalary: 500,
  maxSalary: 800,
  salaryDetail: "基本給と手当",
  fixedOvertimePay: { kind: "none" },
  insurance: ["employment"],
  smokingMeasures: "indoorsBanned",
  dispatch: false,
  ...employer,
  aceIds,
  closesAt: "2026-12-31",
};

/** A position with a term, which asks for the terms of its renewal. */
export const fixedTerm: Recruitment = {
  ...employed,
  contractType: "fixedTerm",
  contractPeriod: { kind: "fixed", from: "2026-04-01", to: "2027-03-31" },
  renewal: "yes",
  renewalCriteria: "業務量、勤務成績により判断します",
  renewalLimit: { kind: "years", value: 4 },
};

/** A side job under a contract for work that can be published. */
export const contracted: Recruitment = {
  title: "業務委託の募集",
  employmentType: "sideJob",
  contractType: "outsourcing",
  occupations: ["webDesigner"],
  duties: "い".repeat(50),
  workplaceAddress: { text: "在宅", isFullRemote: true },
  contractPeriod: { kind: "indefinite" },
  reward: { type: "hourly", yen: 4000, paymentDue: "翌月末" },
  cancelTerms: "30日前までに通知",
  ...employer,
  aceIds,
  closesAt: "2026-12-31",
};

/** A side job under an employment contract. */
export const employedSideJob: Recruitment = {
  ...employed,
  employmentType: "sideJob",
  contractType: "employment",
};
