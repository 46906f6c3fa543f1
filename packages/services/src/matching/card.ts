import type { Db } from "@tefuda/db/client";
import { aceDeparture, jokerDeparture } from "@tefuda/db/queries/departure";
import { aces } from "@tefuda/db/schema/ace";
import { articles } from "@tefuda/db/schema/article";
import { chatMessages } from "@tefuda/db/schema/chat";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { matchings } from "@tefuda/db/schema/matching";
import { recruitments } from "@tefuda/db/schema/recruitment";
import { and, eq, type SQL, sql } from "@tefuda/db/sql";
import {
  type ChatViewer,
  messageTypes,
  SYSTEM_USER_ID,
  unreadMessageTypes,
} from "@tefuda/domain/chat/constants";
import type { CompanyStatus } from "@tefuda/domain/company/schema";
import {
  type Departure,
  goneUserNames,
  SUPPORT_NAME,
  WITHDRAWN_USER_NAME,
} from "@tefuda/domain/joker/display-name";
import { onlineRecencyLabel } from "@tefuda/domain/joker/recency";
import { isSupportMatching, originOf } from "@tefuda/domain/matching/policy";
import { isMatchingClosed, type Turn, turnOf } from "@tefuda/domain/matching/turn";
import type { ScheduleStatus } from "@tefuda/domain/schedule/states";

/** The state of a matching's newest schedule; one index look-up a row. */
export const scheduleStatus = sql<ScheduleStatus | null>`(
  select schedules.status from schedules where schedules.matching_id = ${matchings.id}
  order by schedules.created_at desc, schedules.id desc limit 1)`;

/** What the thread began as; the ace may have become an agent, or be one no more, since. */
const isConsultation = sql<boolean>`coalesce(
  (select ${chatMessages.params}->>'origin' = 'agent' from ${chatMessages}
    where ${chatMessages.matchingId} = ${matchings.id} and ${chatMessages.seq} = 1),
  ${aces.isAgent}, false)`;

const asksForAnswer = sql.raw(unreadMessageTypes.join(", "));

/** Who wrote the newest message that asks for an answer and was not taken down; a change of the ace is none. */
const lastAskedBy = sql<string | null>`(
  select ${chatMessages.userId} from ${chatMessages}
  where ${chatMessages.matchingId} = ${matchings.id} and ${chatMessages.type} in (${asksForAnswer})
    and ${chatMessages.removedAt} is null
    and not (${chatMessages.type} = ${messageTypes.Normal} and ${chatMessages.userId} = ${SYSTEM_USER_ID})
  order by ${chatMessages.seq} desc limit 1)`;

/** The newest schedule: how it stands, who proposed it, when that lapses, and the time it is fixed at. */
const proposal = sql<{
  status: ScheduleStatus;
  proposerType: ChatViewer;
  expiresAt: string;
  startAt: string | null;
} | null>`(
  select json_build_object('status', schedules.status, 'proposerType', schedules.proposer_type,
    'expiresAt', schedules.expires_at, 'startAt', schedules.start_at)
  from schedules where schedules.matching_id = ${matchings.id}
  order by schedules.created_at desc, schedules.id desc limit 1)`;

const columns = {
  id: matchings.id,
  aceId: matchings.aceId,
  aceCompanyId: matchings.aceCompanyId,
  jokerId: matchings.jokerId,
  operatorId: matchings.operatorId,
  offerId: matchings.offerId,
  likeId: matchings.likeId,
  recruitmentId: matchings.recruitmentId,
  recruitmentRevision: matchings.recruitmentRevision,
  newestRevision: recruitments.revision,
  purpose: matchings.purpose,
  isDoneVideoChat: matchings.isDoneVideoChat,
  matchedAt: matchings.matchedAt,
  lastMessage: matchings.lastMessage,
  lastMessagedAt: matchings.lastMessagedAt,
  lastSeq: matchings.lastSeq,
  aceLastReadSeq: matchings.aceLastReadSeq,
  jokerLastReadSeq: matchings.jokerLastReadSeq,
  aceUnreadCount: matchings.aceUnreadCount,
  jokerUnreadCount: matchings.jokerUnreadCount,
  selectedInterestedThemes: matchings.selectedInterestedThemes,
  selectedInterestAction: matchings.selectedInterestAction,
  proposal,
  lastAskedBy,
  closedAt: matchings.closedAt,
  closedSeq: matchings.closedSeq,
  closedBy: matchings.closedBy,
  aceCloseText: matchings.aceCloseText,
  jokerCloseText: matchings.jokerCloseText,
  recruitmentTitle: recruitments.title,
  companyName: companies.name,
  companyLogoUrl: companies.logoUrl,
  companyStatus: companies.status,
  aceName: aces.name,
  aceImage: aces.profileImage,
  acePosition: aces.position,
  aceIsAvailable: aces.isAvailable,
  isConsultation,
  aceDeparture,
  jokerName: jokers.name,
  jokerImageURL: jokers.profileImageURL,
  jokerOnlineAt: jokers.onlineAt,
  jokerDeparture,
  articleTitle: articles.title,
  articleSlug: articles.slug,
  articleCover: articles.coverUrl,
};

/** Matchings with what their cards show of both sides, in one statement whatever their number. */
export function selectCards(db: Db, where: SQL | undefined) {
  return db
    .select(columns)
    .from(matchings)
    .innerJoin(jokers, eq(jokers.id, matchings.jokerId))
    .leftJoin(aces, eq(aces.id, matchings.aceId))
    .leftJoin(companies, eq(companies.id, matchings.aceCompanyId))
    .leftJoin(recruitments, eq(recruitments.id, matchings.recruitmentId))
    .leftJoin(articles, and(eq(articles.id, aces.articleId), eq(articles.status, "published")))
    .where(where);
}

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** A matching as one side's list and room show it (spec 3 · Matching); the other side's counters are its own. */
export type MatchingCard = ReturnType<typeof toCard>;

/** Turns a row into the card of the side that reads it, at the moment `now`. */
export function toCard(row: CardRow, side: ChatViewer, now: Date) {
  const { companyLogoUrl, aceImage, aceDeparture, jokerDeparture, articleTitle, articleSlug } = row;
  const { proposal, closedAt, closedBy, closedSeq } = row;
  const isJoker = side === "joker";
  const isSupport = isSupportMatching(row);
  const jokerName = jokerDeparture ? goneUserNames[jokerDeparture] : (row.jokerName ?? "");
  const aceName = isSupport ? SUPPORT_NAME : (row.aceName ?? WITHDRAWN_USER_NAME);
  const isClosed = isMatchingClosed({ closedSeq, lastSeq: row.lastSeq });
  const turn = turnOfRow(row);
  const departure = isJoker ? (aceDeparture ?? departureOf(row.companyStatus)) : jokerDeparture;
  return {
    id: row.id,
    aceId: row.aceId,
    aceCompanyId: row.aceCompanyId,
    jokerId: row.jokerId,
    recruitmentId: row.recruitmentId,
    recruitmentTitle: row.recruitmentTitle,
    purpose: row.purpose,
    isDoneVideoChat: row.isDoneVideoChat,
    lastMessage: row.lastMessage,
    lastMessagedAt: row.lastMessagedAt,
    lastSeq: row.lastSeq,
    selectedInterestedThemes: row.selectedInterestedThemes,
    selectedInterestAction: row.selectedInterestAction,
    scheduleStatus: proposal?.status ?? null,
    jokerName,
    aceName,
    companyName: row.companyName ?? "",
    origin: originOf({ ...row, isAgent: row.isConsultation }),
    isSupport,
    /** How often the position was revised since its conditions were those of this matching. */
    recruitmentUpdates: Math.max(
      0,
      (row.newestRevision ?? 0) - (row.recruitmentRevision ?? Infinity),
    ),
    /** The article of the ace that helps to prepare, when it is published. */
    article:
      articleTitle && articleSlug
        ? { title: articleTitle, slug: articleSlug, coverUrl: row.articleCover }
        : null,
    /** When the two meet, as long as that is fixed. */
    interviewAt:
      proposal?.status === "fixed" && proposal.startAt ? new Date(proposal.startAt) : null,
    /** Whose turn it is and until when; nobody's when absent. */
    turn: turn && { isMine: turn.side === side, dueAt: turn.dueAt },
    isClosed,
    /** How it was closed, until somebody writes again. */
    closing: isClosed && closedAt ? { isMine: closedBy === side, at: closedAt } : null,
    /** What this side has the thread closed with when the other's turn runs out. */
    closeText: isJoker ? row.jokerCloseText : row.aceCloseText,
    unreadCount: isJoker ? row.jokerUnreadCount : row.aceUnreadCount,
    lastReadSeq: isJoker ? row.jokerLastReadSeq : row.aceLastReadSeq,
    partner: {
      id: isJoker ? row.aceId : row.jokerId,
      name: isJoker ? aceName : jokerName,
      imageURL: isJoker ? aceImage : jokerDeparture ? null : row.jokerImageURL,
      companyName: isJoker ? row.companyName : null,
      companyLogoUrl: isJoker ? companyLogoUrl : null,
      position: isJoker ? row.acePosition : null,
      /** How recently the joker was here, for the company only and never as a time. */
      recency:
        isJoker || isSupport || jokerDeparture ? "" : onlineRecencyLabel(row.jokerOnlineAt, now),
      /** False while the ace is on pause (spec 4 · Ace availability). */
      isAvailable: !isJoker || isSupport || row.aceIsAvailable === true,
      /** Gone from the product or from the company: the thread can only be read. */
      hasLeft: departure !== null,
      departure,
      /** How far the other side has read. */
      lastReadSeq: isJoker ? row.aceLastReadSeq : row.jokerLastReadSeq,
    },
  };
}

/**
 * A thread of the company as its admins see it: what is the member's own, such as what is unread
 * and the text that closes it, is not theirs to see.
 */
export function toCompanyCard(row: CardRow, now: Date): MatchingCard {
  return { ...toCard(row, "ace", now), unreadCount: 0, closeText: null };
}

/** Whose turn it is in a thread as it was read. */
export function turnOfRow(row: CardRow): Turn | null {
  const { lastAskedBy: by, proposal: proposed } = row;
  return turnOf({
    isSupport: isSupportMatching(row),
    isClosed: isMatchingClosed(row),
    isBroken: Boolean(row.aceDeparture ?? row.jokerDeparture ?? departureOf(row.companyStatus)),
    lastBy:
      by === null ? null : by === SYSTEM_USER_ID ? "system" : by === row.jokerId ? "joker" : "ace",
    movedAt: row.lastMessagedAt,
    schedule: proposed && { ...proposed, expiresAt: new Date(proposed.expiresAt) },
  });
}

/** Whether a whole company is gone: for good, or as long as it is suspended. */
function departureOf(status: CompanyStatus | null): Departure | null {
  if (status === null || status === "active") return null;
  return status === "closed" ? "left" : "away";
}
