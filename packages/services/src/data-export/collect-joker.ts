import type { Db } from "@tefuda/db/client";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { compassResults } from "@tefuda/db/schema/compass";
import { careers, hiddenCompanyDomains, jokers } from "@tefuda/db/schema/joker";
import { jokerJudgements, judgementSnapshots } from "@tefuda/db/schema/judgement";
import { likes } from "@tefuda/db/schema/like";
import { offers } from "@tefuda/db/schema/offer";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { and, asc, eq, ne } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";

/** What is kept of a seeker alone. */
export async function collectJoker(db: Db, jokerId: string) {
  const [row] = await db.select().from(jokers).where(eq(jokers.id, jokerId));
  if (!row) throw new AppError("dataNotFound");
  const { lockVersion: _, lastSaveId: __, withdrawnAt: ___, ...profile } = row;
  return {
    profile,
    careers: await db
      .select({
        companyName: careers.companyName,
        position: careers.position,
        startWorkingDuration: careers.startWorkingDuration,
        endWorkingDuration: careers.endWorkingDuration,
        business: careers.business,
        businessDetail: careers.businessDetail,
        isCurrentWorkplace: careers.isCurrentWorkplace,
      })
      .from(careers)
      .where(eq(careers.jokerId, jokerId))
      .orderBy(asc(careers.sortOrder)),
    judgement: await readJudgement(db, jokerId),
    /** The profile as it was each time that it was handed in for judging. */
    judgementRequests: await db
      .select({
        requestCount: judgementSnapshots.requestCount,
        requestedAt: judgementSnapshots.createdAt,
        profile: judgementSnapshots.profile,
      })
      .from(judgementSnapshots)
      .where(eq(judgementSnapshots.jokerId, jokerId))
      .orderBy(asc(judgementSnapshots.requestCount)),
    hiddenCompanyDomains: await db
      .select({ word: hiddenCompanyDomains.word, createdAt: hiddenCompanyDomains.createdAt })
      .from(hiddenCompanyDomains)
      .where(eq(hiddenCompanyDomains.jokerId, jokerId))
      .orderBy(asc(hiddenCompanyDomains.createdAt)),
    offers: await db
      .select({
        companyName: offers.companyName,
        aceName: aces.name,
        recruitmentTitle: recruitments.title,
        reason: offers.reason,
        message: offers.message,
        minSalary: offers.minSalary,
        maxSalary: offers.maxSalary,
        purpose: offers.purpose,
        status: offers.status,
        declineReason: offers.declineReasonKey,
        createdAt: offers.createdAt,
        readAt: offers.readAt,
        answeredAt: offers.answeredAt,
        expiresAt: offers.expiresAt,
      })
      .from(offers)
      .innerJoin(aces, eq(aces.id, offers.aceId))
      .innerJoin(recruitments, eq(recruitments.id, offers.recruitmentId))
      .where(and(eq(offers.jokerId, jokerId), ne(offers.status, "withdrawn")))
      .orderBy(asc(offers.createdAt)),
    likes: await db
      .select({
        companyName: companies.name,
        aceName: aces.name,
        recruitmentTitle: recruitments.title,
        message: likes.message,
        status: likes.status,
        createdAt: likes.createdAt,
        answeredAt: likes.answeredAt,
        expiresAt: likes.expiresAt,
      })
      .from(likes)
      .innerJoin(aces, eq(aces.id, likes.aceId))
      .innerJoin(companies, eq(companies.id, likes.aceCompanyId))
      .leftJoin(recruitments, eq(recruitments.id, likes.recruitmentId))
      .where(eq(likes.jokerId, jokerId))
      .orderBy(asc(likes.createdAt)),
    careerCompass: await db
      .select({
        input: compassResults.input,
        impressions: compassResults.impressions,
        learnMore: compassResults.learnMore,
        improvements: compassResults.improvements,
        scores: compassResults.scores,
        createdAt: compassResults.createdAt,
      })
      .from(compassResults)
      .where(eq(compassResults.jokerId, jokerId))
      .orderBy(asc(compassResults.createdAt)),
  };
}

async function readJudgement(db: Db, jokerId: string) {
  const [judgement] = await db
    .select({
      status: jokerJudgements.status,
      requestedAt: jokerJudgements.requestedAt,
      reviewedAt: jokerJudgements.reviewedAt,
      reasons: jokerJudgements.reasonCodes,
      fieldComments: jokerJudgements.fieldComments,
    })
    .from(jokerJudgements)
    .where(eq(jokerJudgements.jokerId, jokerId));
  return judgement ?? null;
}
