import type { Db } from "@tefuda/db/client";
import { jokerDeparture } from "@tefuda/db/queries/departure";
import { likeStatusNow } from "@tefuda/db/queries/like";
import { aces } from "@tefuda/db/schema/ace";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { jokerSearchDocuments } from "@tefuda/db/schema/joker-search-document";
import { likes } from "@tefuda/db/schema/like";
import { matchings } from "@tefuda/db/schema/matching";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { and, eq, type SQL } from "@tefuda/db/sql";
import { goneUserNames, maskedJokerName } from "@tefuda/domain/joker/display-name";
import { onlineRecencyLabel } from "@tefuda/domain/joker/recency";
import type { AceActor } from "@tefuda/domain/policy/actor";
import { can } from "@tefuda/domain/policy/can";
import { maskContactDetails } from "@tefuda/domain/text/contact-details";
import { maskedText } from "../candidate/masked-profile.ts";

/** Likes with what both sides' cards are made of, in one statement whatever their number. */
export function selectLikes(db: Db, now: Date, where: SQL | undefined) {
  return db
    .select({
      id: likes.id,
      status: likeStatusNow(now).as("status_now"),
      aceId: likes.aceId,
      companyId: likes.aceCompanyId,
      jokerId: likes.jokerId,
      recruitmentId: likes.recruitmentId,
      selectedInterestAction: likes.selectedInterestAction,
      message: likes.message,
      createdAt: likes.createdAt,
      answeredAt: likes.answeredAt,
      expiresAt: likes.expiresAt,
      recruitmentTitle: recruitments.title,
      companyName: companies.name,
      companyLogoUrl: companies.logoUrl,
      aceName: aces.name,
      acePosition: aces.position,
      aceImage: aces.profileImage,
      aceIsAgent: aces.isAgent,
      aceIsAvailable: aces.isAvailable,
      aceRemovedAt: aces.removedAt,
      publicId: jokers.publicId,
      jokerName: jokers.name,
      jokerImageURL: jokers.profileImageURL,
      jokerDeparture,
      occupation: jokerSearchDocuments.occupation,
      subOccupation: jokerSearchDocuments.subOccupation,
      industry: jokerSearchDocuments.industry,
      jobChangeWillingness: jokerSearchDocuments.jobChangeWillingness,
      sideJobWillingness: jokerSearchDocuments.sideJobWillingness,
      skills: jokerSearchDocuments.skills,
      onlineAt: jokerSearchDocuments.onlineAt,
      matchingId: matchings.id,
      matchingAceId: matchings.aceId,
    })
    .from(likes)
    .innerJoin(companies, eq(companies.id, likes.aceCompanyId))
    .innerJoin(aces, eq(aces.id, likes.aceId))
    .innerJoin(jokers, eq(jokers.id, likes.jokerId))
    .leftJoin(recruitments, eq(recruitments.id, likes.recruitmentId))
    .leftJoin(jokerSearchDocuments, eq(jokerSearchDocuments.objectID, likes.jokerId))
    .leftJoin(
      matchings,
      and(eq(matchings.aceCompanyId, likes.aceCompanyId), eq(matchings.jokerId, likes.jokerId)),
    )
    .where(where);
}

export type LikeRow = Awaited<ReturnType<typeof selectLikes>>[number];

/** A like as the joker who sent it sees it (spec 3 · Like). */
export type JokerLikeCard = ReturnType<typeof toJokerLike>;
/** A like as the company that received it sees it; of the joker no more than before a match. */
export type CompanyLikeCard = ReturnType<typeof toCompanyLike>;

/** What both sides see of a like. */
function commonOf(row: LikeRow) {
  return {
    id: row.id,
    status: row.status,
    companyId: row.companyId,
    companyName: row.companyName,
    aceId: row.aceId,
    aceName: row.aceName,
    aceImage: row.aceImage,
    isAgent: row.aceIsAgent,
    recruitmentId: row.recruitmentId,
    recruitmentTitle: row.recruitmentTitle,
    selectedInterestAction: row.selectedInterestAction,
    message: row.message,
    createdAt: row.createdAt,
    answeredAt: row.answeredAt,
    expiresAt: row.expiresAt,
  };
}

export function toJokerLike(row: LikeRow) {
  return {
    ...commonOf(row),
    companyLogoUrl: row.companyLogoUrl,
    acePosition: row.acePosition,
    /** False while the ace is on pause or has left: the profile cannot be opened. */
    isAceViewable: row.aceIsAvailable && row.aceRemovedAt === null,
    /** The matching with the company, whatever it arose from. */
    matchingId: row.matchingId,
  };
}

export function toCompanyLike(row: LikeRow, viewer: AceActor, now: Date) {
  const isOwnMatching = row.matchingAceId === viewer.userId;
  return {
    ...commonOf(row),
    message: isOwnMatching ? row.message : maskedText(row.message),
    isOwn: row.aceId === viewer.userId,
    /** Whether a member of the company has a matching with the joker, whatever it arose from. */
    isMatched: row.matchingId !== null,
    /** Set when the viewer is in that matching. */
    matchingId: isOwnMatching ? row.matchingId : null,
    joker: {
      id: row.jokerId,
      name: jokerNameOf(row, isOwnMatching),
      imageURL: isOwnMatching ? row.jokerImageURL : null,
      /** Whether the page of the candidate opens for the viewer; an agent's only after a match. */
      isViewable: can(viewer, "joker:search") || isOwnMatching,
      occupation: row.occupation,
      subOccupation: row.subOccupation,
      industry: row.industry,
      jobChangeWillingness: row.jobChangeWillingness,
      sideJobWillingness: row.sideJobWillingness,
      skills: isOwnMatching ? (row.skills ?? []) : (row.skills ?? []).map(maskContactDetails),
      recency: onlineRecencyLabel(row.onlineAt, now),
    },
  };
}

function jokerNameOf(row: LikeRow, isOwnMatching: boolean): string {
  if (row.jokerDeparture) return goneUserNames[row.jokerDeparture];
  return isOwnMatching && row.jokerName ? row.jokerName : maskedJokerName(row.publicId);
}
