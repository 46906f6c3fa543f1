import type { JudgementReason } from "@tefuda/domain/judgement/reasons";
import type { FieldComment } from "@tefuda/domain/judgement/schema";
import type { JudgementStatus } from "@tefuda/domain/judgement/states";
import { at } from "../factories/draw.ts";
import type { JokerRow } from "../factories/joker.ts";
import { type JudgementRow, makeJudgement } from "../factories/judgement.ts";
import { daysBefore, minutesAfter, minutesBefore } from "../factories/times.ts";
import type { Cast } from "./cast.ts";
import { jokerCounts } from "./jokers.ts";

/** From the request to the verdict, as the factory has it. */
const JUDGING_MINUTES = 26 * 60 + 40;
const EARLIER_REQUEST_DAYS = 6;
const REQUESTED_AGAIN_EVERY = 6;

const remands: readonly { reasonCodes: JudgementReason[]; fieldComments: FieldComment[] }[] = [
  {
    reasonCodes: ["careerTooShort"],
    fieldComments: [
      { field: "careers", comment: "担当した役割と、その結果がわかるように追記をお願いします。" },
    ],
  },
  {
    reasonCodes: ["skillsTooFew", "careerTooShort"],
    fieldComments: [
      { field: "skills", comment: "業務で使っているスキルをもう2つほどご記入ください。" },
    ],
  },
  {
    reasonCodes: ["contactInText"],
    fieldComments: [{ field: "introduction", comment: "連絡先はマッチング後にお伝えください。" }],
  },
  { reasonCodes: ["inconsistentPeriod"], fieldComments: [] },
];
const rejections: readonly JudgementReason[][] = [
  ["noMatchingField"],
  ["companyPurpose"],
  ["falseInformation"],
  ["duplicateAccount"],
];

/** How the cases of the queue stand, by their place in it; the first is the demo account's. */
function statusInQueue(index: number): JudgementStatus {
  if (index < 18) return "requested";
  return index < 25 ? "reviewing" : "rejected";
}

/** The judgement of everyone who has asked for one. */
export function buildJudgements(
  now: Date,
  jokers: readonly JokerRow[],
  { operators }: Cast,
): JudgementRow[] {
  const reviewerId =
    operators.find(({ operator }) => operator.role === "judge")?.operator.id ?? null;
  const of = (status: JokerRow["registrationStatus"]) =>
    jokers.filter(({ registrationStatus }) => registrationStatus === status);

  const passed = of("registered").map((joker) =>
    makeJudgement({
      joker,
      status: "passed",
      requestedAt: minutesBefore(joker.firstRegisteredAt ?? now, JUDGING_MINUTES),
      reviewerId,
    }),
  );
  const queue = of("judging").map((joker, index) => {
    const status = statusInQueue(index);
    const waiting = status === "requested" ? 40 + index * 95 : JUDGING_MINUTES + 60 + index * 180;
    const made = makeJudgement({
      joker,
      status,
      requestedAt: minutesBefore(now, waiting),
      reviewerId,
    });
    if (status === "rejected") return { ...made, reasonCodes: at(rejections, index) };
    return status === "requested" && index % REQUESTED_AGAIN_EVERY === 5
      ? requestedAgain(made, reviewerId)
      : made;
  });
  const remanded = of("provisioning")
    .slice(0, jokerCounts.remanded)
    .map((joker, index) =>
      makeJudgement(
        { joker, status: "remanded", requestedAt: minutesAfter(joker.createdAt, 90), reviewerId },
        at(remands, index),
      ),
    );
  return [...passed, ...queue, ...remanded];
}

/** A request that follows a remand. */
function requestedAgain(made: JudgementRow, reviewerId: string | null): JudgementRow {
  const first = daysBefore(made.requestedAt, EARLIER_REQUEST_DAYS);
  const remandedAt = minutesAfter(first, JUDGING_MINUTES);
  return {
    ...made,
    ...at(remands, 0),
    requestCount: 2,
    reviewedAt: remandedAt,
    history: [
      { status: "requested", at: first.toISOString(), byOperatorId: null },
      { status: "remanded", at: remandedAt.toISOString(), byOperatorId: reviewerId },
      ...made.history,
    ],
    createdAt: first,
  };
}
