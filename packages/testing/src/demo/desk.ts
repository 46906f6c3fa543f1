import type { articles } from "@tefuda/db/schema/article";
import type { inquiries, inquiryAnswers } from "@tefuda/db/schema/inquiry";
import type { auditLogs, errorLogs } from "@tefuda/db/schema/monitoring";
import { demoErrors, demoInquiries, demoWaitingArticles } from "../content/desk.ts";
import { at } from "../factories/draw.ts";
import { stableId } from "../factories/ids.ts";
import type { JokerRow } from "../factories/joker.ts";
import type { JudgementRow } from "../factories/judgement.ts";
import type { OfferRow } from "../factories/offer.ts";
import { daysBefore, minutesBefore, writtenAt } from "../factories/times.ts";
import type { Cast } from "./cast.ts";

type InquiryRow = typeof inquiries.$inferInsert;
type AnswerRow = typeof inquiryAnswers.$inferInsert;
type ErrorRow = typeof errorLogs.$inferInsert;
type AuditRow = typeof auditLogs.$inferInsert;

const HOUR = 60;
const AGENTS = [
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 Version/18.3 Mobile Safari/604.1",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/134.0.0.0 Safari/537.36",
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/133.0.0.0 Mobile Safari/537.36",
];
const RECENT_OFFERS = 30;

/** What people wrote to the desk, with what it answered. */
export function buildInquiries({ now, operators }: Cast) {
  const operatorId = at(operators, 0).operator.id;
  const answers: AnswerRow[] = [];
  const rows = demoInquiries.map((inquiry, index): InquiryRow => {
    const { hoursAgo, answeredAfter, answer, isTaken, ...written } = inquiry;
    const id = stableId("inquiry", index);
    const createdAt = minutesBefore(now, hoursAgo * HOUR);
    const handledAt =
      written.status === "open"
        ? null
        : minutesBefore(now, (hoursAgo - (answeredAfter ?? 2)) * HOUR);
    if (answer && handledAt)
      answers.push({
        id: stableId("inquiry-answer", index),
        inquiryId: id,
        operatorId,
        content: answer,
        createdAt: handledAt,
      });
    return {
      ...written,
      id,
      digest: id,
      assigneeId: isTaken || answer ? operatorId : null,
      handledBy: handledAt && operatorId,
      handledAt,
      createdAt,
    };
  });
  return { inquiries: rows, inquiryAnswers: answers };
}

/** What browsers reported and the server met lately. */
export function buildErrorLogs(now: Date, jokers: readonly JokerRow[]): ErrorRow[] {
  return demoErrors.flatMap(({ name, message, page, hoursAgo }, index) =>
    hoursAgo.map((hours, nth) => ({
      id: stableId("error", `${index}:${nth}`),
      name,
      message,
      page,
      userAgent: page.startsWith("/jobs/") ? null : at(AGENTS, (index + nth) % AGENTS.length),
      userId:
        nth % 3 === 2 || page.startsWith("/jobs/")
          ? null
          : at(jokers, (index * 7 + nth) % jokers.length).id,
      createdAt: minutesBefore(now, hours * HOUR + 11),
    })),
  );
}

/** Who did what: the last offers of companies, and what the judges decided. */
export function buildAuditLogs(
  { operators }: Cast,
  offers: readonly OfferRow[],
  judgements: readonly JudgementRow[],
): AuditRow[] {
  const judge = at(operators, 1).operator.id;
  const ofOffers = offers
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, RECENT_OFFERS)
    .map(
      (offer): AuditRow => ({
        id: stableId("audit", `offer:${offer.id}`),
        actorId: offer.aceId,
        actorType: "ace",
        action: "createOffer",
        targetType: "offer",
        targetId: offer.id,
        companyId: offer.companyId,
        ip: "203.0.113.24",
        userAgent: at(AGENTS, 1),
        createdAt: offer.createdAt,
      }),
    );
  const ofJudgements = judgements.flatMap(
    ({ id, jokerId, status, rank, reviewedAt }): AuditRow[] =>
      reviewedAt
        ? [
            {
              id: stableId("audit", `judgement:${id}`),
              actorId: judge,
              actorType: "operator",
              action: "judgeJoker",
              targetType: "joker",
              targetId: jokerId,
              reason: [status, rank].filter(Boolean).join(" "),
              ip: "198.51.100.7",
              userAgent: at(AGENTS, 1),
              createdAt: reviewedAt,
            },
          ]
        : [],
  );
  return [...ofOffers, ...ofJudgements];
}

/** Articles that their readers do not see yet: a draft, and one for a day to come. */
export function buildWaitingArticles({ now, operators }: Cast): (typeof articles.$inferSelect)[] {
  return demoWaitingArticles.map(({ inDays, ...content }, index) => ({
    ...content,
    id: stableId("waiting-article", index),
    coverUrl: null,
    companyId: null,
    aceIds: [],
    status: inDays === null ? ("draft" as const) : ("planned" as const),
    publishedAt: inDays === null ? null : daysBefore(now, -inDays),
    updatedBy: at(operators, 0).operator.id,
    lockVersion: 0,
    ...writtenAt(minutesBefore(now, (index + 3) * HOUR)),
  }));
}
