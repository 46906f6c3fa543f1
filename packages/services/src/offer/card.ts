import type { Db } from "@tefuda/db/client";
import { whereVisibleTo } from "@tefuda/db/queries/candidate";
import { jokerDeparture } from "@tefuda/db/queries/departure";
import { offerStatusAt } from "@tefuda/db/queries/offer";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { matchings } from "@tefuda/db/schema/matching";
import { offers } from "@tefuda/db/schema/offer";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { and, eq, type SQL, sql } from "@tefuda/db/sql";

/** Offers with what both sides' cards are made of, in one statement whatever their number. */
export function selectOffers(db: Db, now: Date, where: SQL | undefined) {
  return db
    .select({
      id: offers.id,
      status: offerStatusAt(now).as("status_now"),
      aceId: offers.aceId,
      companyId: offers.companyId,
      companyName: offers.companyName,
      jokerId: offers.jokerId,
      recruitmentId: offers.recruitmentId,
      recruitmentRevision: offers.recruitmentRevision,
      reason: offers.reason,
      message: offers.message,
      minSalary: offers.minSalary,
      maxSalary: offers.maxSalary,
      purpose: offers.purpose,
      createdAt: offers.createdAt,
      updatedAt: offers.updatedAt,
      readAt: offers.readAt,
      answeredAt: offers.answeredAt,
      expiresAt: offers.expiresAt,
      recruitmentTitle: recruitments.title,
      employmentType: recruitments.employmentType,
      contractType: recruitments.contractType,
      conditions: recruitments.conditions,
      companyLogoUrl: companies.logoUrl,
      isCompanyPublic: sql<boolean>`${companies.isPublic} and ${companies.status} = 'active'`,
      aceName: aces.name,
      acePosition: aces.position,
      aceImage: aces.profileImage,
      aceIsAvailable: aces.isAvailable,
      aceRemovedAt: aces.removedAt,
      publicId: jokers.publicId,
      jokerName: jokers.name,
      jokerImageURL: jokers.profileImageURL,
      jokerDeparture,
      visibleId: jokerSearchDocuments.objectID,
      occupation: jokerSearchDocuments.occupation,
      subOccupation: jokerSearchDocuments.subOccupation,
      onlineAt: jokerSearchDocuments.onlineAt,
      matchingId: matchings.id,
      matchingAceId: matchings.aceId,
      selectedInterestAction: matchings.selectedInterestAction,
      selectedInterestedThemes: matchings.selectedInterestedThemes,
    })
    .from(offers)
    .innerJoin(recruitments, eq(recruitments.id, offers.recruitmentId))
    .innerJoin(companies, eq(companies.id, offers.companyId))
    .innerJoin(aces, eq(aces.id, offers.aceId))
    .innerJoin(jokers, eq(jokers.id, offers.jokerId))
    .leftJoin(
      jokerSearchDocuments,
      and(eq(jokerSearchDocuments.objectID, offers.jokerId), whereVisibleTo(db, offers.companyId)),
    )
    .leftJoin(
      matchings,
      and(eq(matchings.aceCompanyId, offers.companyId), eq(matchings.jokerId, offers.jokerId)),
    )
    .where(where);
}

export type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number];
