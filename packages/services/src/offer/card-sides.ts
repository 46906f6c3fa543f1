import { goneUserNames, maskedJokerName } from "@tefuda/domain/joker/display-name";
import { onlineRecencyLabel } from "@tefuda/domain/joker/recency";
import { payRangeOf } from "@tefuda/domain/offer/pay";
import { offerUndoableUntil } from "@tefuda/domain/offer/policy";
import { isInterestedOf } from "@tefuda/domain/offer/states";
import type { AceActor } from "@tefuda/domain/policy/actor";
import type { OfferRow } from "./card.ts";

/** An offer as the joker who received it sees it (spec 3 · Offer). */
export type JokerOfferCard = ReturnType<typeof toJokerCard>;
/** An offer as the company that sent it sees it; of the joker no more than before a match. */
export type CompanyOfferCard = ReturnType<typeof toCompanyCard>;

/** What both sides see of an offer. */
function commonOf(row: OfferRow) {
  return {
    id: row.id,
    status: row.status,
    isInterested: isInterestedOf(row.status),
    companyId: row.companyId,
    companyName: row.companyName,
    aceId: row.aceId,
    aceName: row.aceName,
    recruitmentId: row.recruitmentId,
    recruitmentTitle: row.recruitmentTitle,
    employmentType: row.employmentType,
    reason: row.reason,
    message: row.message,
    minSalary: row.minSalary,
    maxSalary: row.maxSalary,
    /** What the two amounts count: units of 10,000 yen a year, or yen. */
    payUnit: payRangeOf({ ...row, reward: row.conditions.reward })?.unit ?? "manYen",
    purpose: row.purpose,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    answeredAt: row.answeredAt,
    expiresAt: row.expiresAt,
  };
}

export function toJokerCard(row: OfferRow) {
  return {
    ...commonOf(row),
    companyLogoUrl: row.companyLogoUrl,
    /** False when the company has no public page. */
    isCompanyPublic: row.isCompanyPublic,
    acePosition: row.acePosition,
    aceImage: row.aceImage,
    /** False while the ace is on pause or has left: the profile cannot be opened. */
    isAceViewable: row.aceIsAvailable && row.aceRemovedAt === null,
    /** The matching with the company, whatever it arose from. */
    matchingId: row.matchingId,
    /** False when the joker matched with a colleague of whoever sent the offer. */
    isMatchedWithAce: row.matchingAceId === row.aceId,
    /** What the joker has told the company since the match. */
    selectedInterestAction: row.selectedInterestAction,
    hasChosenThemes: (row.selectedInterestedThemes ?? []).length > 0,
  };
}

export function toCompanyCard(row: OfferRow, viewer: AceActor, now: Date) {
  const isOwn = row.aceId === viewer.userId;
  const isOwnMatching = row.matchingAceId === viewer.userId;
  const isLive = row.status === "sent" || row.status === "read";
  return {
    ...commonOf(row),
    readAt: row.readAt,
    isOwn,
    /** Until when the sender can take it back. */
    undoableUntil: isOwn && isLive ? offerUndoableUntil(row.createdAt) : null,
    /** Set when the viewer is in the matching that the two sides have. */
    matchingId: isOwnMatching ? row.matchingId : null,
    joker: {
      id: row.jokerId,
      name: jokerNameOf(row, isOwnMatching),
      imageURL: isOwnMatching ? row.jokerImageURL : null,
      /** False once the person no longer shows to the company; then nothing else is said. */
      isViewable: row.visibleId !== null,
      occupation: row.occupation,
      subOccupation: row.subOccupation,
      recency: onlineRecencyLabel(row.onlineAt, now),
    },
  };
}

function jokerNameOf(row: OfferRow, isOwnMatching: boolean): string {
  if (row.jokerDeparture) return goneUserNames[row.jokerDeparture];
  return isOwnMatching && row.jokerName ? row.jokerName : maskedJokerName(row.publicId);
}
