import type { offerQuotas, offers } from "@tefuda/db/schema/offer";
import { OFFER_REMINDER_DAYS } from "@tefuda/domain/constants/limits";
import { payRangeOf } from "@tefuda/domain/offer/pay";
import { offerExpiresAt } from "@tefuda/domain/offer/policy";
import type { OfferStatus } from "@tefuda/domain/offer/states";
import type { EmploymentType } from "@tefuda/domain/options/employment";
import type { Occupation } from "@tefuda/domain/options/occupations";
import { jstMonthKey } from "@tefuda/domain/time/jst";
import { DAY_MS } from "@tefuda/domain/time/units";
import { offerMessages, offerReasons } from "../content/offers.ts";
import { createRandom } from "../drawings/random.ts";
import type { AceRow } from "./ace.ts";
import type { CompanyRow } from "./company.ts";
import { at } from "./draw.ts";
import { stableId } from "./ids.ts";
import type { JokerRow } from "./joker.ts";
import type { RecruitmentRow } from "./recruitment.ts";
import { earlier, minutesAfter } from "./times.ts";

export type OfferRow = typeof offers.$inferSelect;
export type OfferQuotaRow = typeof offerQuotas.$inferSelect;

export interface OfferInput {
  readonly ace: AceRow;
  readonly company: CompanyRow;
  readonly joker: JokerRow;
  readonly recruitment: RecruitmentRow;
  readonly createdAt: Date;
  readonly status?: OfferStatus;
  /** When it was answered; a day after it was read when absent. */
  readonly answeredAt?: Date;
}

const READ_AFTER_MINUTES = 200;
const ANSWERED_AFTER_MINUTES = 1440;

/** Reasons speak of what someone did: those, by their places, that people of an occupation may get. */
const reasonsOf = {
  engineer: [0, 5],
  designer: [2],
  planner: [1, 4],
  consultant: [11],
  director: [1],
  sales: [7],
  marketer: [3, 10],
  corporateStaff: [6, 8],
  other: [9],
} as const satisfies Record<Occupation, readonly number[]>;

/** Some messages are about side jobs, and some about what only employment has. */
function messagesFor(type: EmploymentType): readonly string[] {
  const wrong = type === "sideJob" ? /年収|転職/ : /副業/;
  return offerMessages.filter((message) => !wrong.test(message));
}

/** An offer inside what its position pays, with the times that go with its status. */
export function makeOffer(
  now: Date,
  { ace, company, joker, recruitment, createdAt, status = "sent", answeredAt }: OfferInput,
  overrides: Partial<OfferRow> = {},
): OfferRow {
  const random = createRandom(`${company.id}:${joker.id}`, ":offer");
  const pay = payRangeOf({ ...recruitment, reward: recruitment.conditions.reward });
  const expiresAt = offerExpiresAt(createdAt);
  const isAnswered = status === "interested" || status === "declined";
  const readAt = minutesAfter(createdAt, READ_AFTER_MINUTES);
  const answered = answeredAt ?? minutesAfter(readAt, ANSWERED_AFTER_MINUTES);
  const end = isAnswered ? answered : earlier(now, expiresAt);
  const ageDays = (end.getTime() - createdAt.getTime()) / DAY_MS;
  return {
    id: stableId("offer", `${company.id}:${joker.id}`),
    aceId: ace.id,
    companyId: company.id,
    companyName: company.name,
    jokerId: joker.id,
    recruitmentId: recruitment.id,
    recruitmentRevision: recruitment.revision,
    reason: at(offerReasons, random.pick(reasonsOf[joker.occupation ?? "other"])),
    message: random.pick(messagesFor(recruitment.employmentType)),
    minSalary: pay?.min ?? null,
    maxSalary: pay?.max ?? null,
    purpose: random.chance(0.85) ? "casual" : "interview",
    status,
    quotaMonth: jstMonthKey(createdAt),
    declineReasonKey: null,
    remindedCount: OFFER_REMINDER_DAYS.filter((days) => ageDays >= days).length,
    readAt: status === "sent" || status === "withdrawn" ? null : earlier(readAt, end),
    answeredAt: isAnswered ? answered : null,
    expiresAt,
    createdAt,
    updatedAt: isAnswered ? answered : createdAt,
    ...overrides,
  };
}

/** What each company used of each month's quota: every offer that was not taken back. */
export function makeQuotas(
  companies: readonly CompanyRow[],
  sent: readonly OfferRow[],
): OfferQuotaRow[] {
  return companies.flatMap(({ id: companyId, offerMonthlyQuota: granted }) => {
    const own = sent.filter((offer) => offer.companyId === companyId);
    return [...new Set(own.map(({ quotaMonth }) => quotaMonth))].map((month) => {
      const charged = own.filter((offer) => offer.quotaMonth === month);
      const newest = Math.max(...charged.map(({ createdAt }) => createdAt.getTime()));
      return {
        companyId,
        month,
        granted,
        used: charged.filter(({ status }) => status !== "withdrawn").length,
        updatedAt: new Date(newest),
      };
    });
  });
}
