import {
  NEW_THREADS_PER_DAY,
  OFFER_AGAIN_AFTER_DAYS,
  OFFER_LIFE_DAYS,
  OFFER_QUOTA_LOW,
  OFFER_REMINDER_DAYS,
  OFFER_SIMILARITY_LIMIT,
  OFFER_UNDO_MINUTES,
  OFFERS_PER_COMPANY_AND_JOKER,
} from "../constants/limits.ts";
import { fold } from "../text/fold.ts";
import { repeatedShare } from "../text/repetition.ts";
import { searchWords } from "../text/search-words.ts";
import { similarityTo } from "../text/similarity.ts";
import { DAY_MS, MINUTE_MS } from "../time/units.ts";
import type { AceOfferTab, JokerOfferTab, SentOfferFilter } from "./constants.ts";
import type { OfferStatus } from "./states.ts";

/** When an offer expires without an answer. */
export function offerExpiresAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + OFFER_LIFE_DAYS * DAY_MS);
}

/**
 * How many reminders an unanswered offer should have had by now, counted from its deadline, so
 * that a reminder never names a day that the offer itself does not have.
 */
export function remindersDue(expiresAt: Date, now: Date): number {
  return OFFER_REMINDER_DAYS.filter((day) => now >= reminderAt(expiresAt, day)).length;
}

/** When the reminder of a day of an offer's life is due. */
function reminderAt(expiresAt: Date, day: number): Date {
  return new Date(expiresAt.getTime() - (OFFER_LIFE_DAYS - day) * DAY_MS);
}

/** Whether the first reminder has come up: from then on an offer bears a mark. */
export function isDeadlineNear(expiresAt: Date, now: Date): boolean {
  return now < expiresAt && remindersDue(expiresAt, now) > 0;
}

/** Until when an offer can be taken back by its sender, which returns its quota. */
export function offerUndoableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + OFFER_UNDO_MINUTES * MINUTE_MS);
}

/** Whether an offer can still be taken back by its sender. */
export function isWithinUndoWindow(createdAt: Date, now: Date): boolean {
  return now <= offerUndoableUntil(createdAt);
}

/** Whether a reason is pasted from an earlier offer of the same company. */
export function isPastedReason(reason: string, earlierReasons: readonly string[]): boolean {
  const similarity = similarityTo(reason);
  return earlierReasons.some((earlier) => similarity(earlier) >= OFFER_SIMILARITY_LIMIT);
}

/** What the writer of an offer is told about how much of it was sent to others before. */
export const textRepetitions = ["personal", "mixed", "copied"] as const;
export type TextRepetition = (typeof textRepetitions)[number];

/** From these shares on a text is no longer called personal, and called a copy. */
const MIXED_FROM = 0.3;
const COPIED_FROM = 0.7;

/** How much of a text, in percent, stands in earlier offers of the company, and what that means. */
export function repetitionOf(text: string, earlierTexts: readonly string[]) {
  const share = repeatedShare(text, earlierTexts);
  return { percent: Math.round(share * 100), repetition: repetitionFor(share) };
}

function repetitionFor(share: number): TextRepetition {
  if (share >= COPIED_FROM) return "copied";
  return share >= MIXED_FROM ? "mixed" : "personal";
}

/**
 * The mark that a month's quota has come to with an offer: 10 left, or none. A contract that
 * grants no more than ten a month has only the second.
 */
export function quotaMark({
  granted,
  remaining,
}: {
  readonly granted: number;
  readonly remaining: number;
}): number | undefined {
  if (remaining === 0) return 0;
  return granted > OFFER_QUOTA_LOW && remaining <= OFFER_QUOTA_LOW ? OFFER_QUOTA_LOW : undefined;
}

/** How many first contacts an ace can still make on a day on which these many were made. */
export function firstContactsLeft(madeToday: number): number {
  return Math.max(0, NEW_THREADS_PER_DAY - madeToday);
}

export interface EarlierOffer {
  readonly status: OfferStatus;
  /** When it was declined or expired. */
  readonly closedAt?: Date | null | undefined;
}

/**
 * Whether a company may make a seeker another offer (`alreadyExistsOffer` otherwise): never while
 * one is live or accepted, 90 days after a declined or expired one, and twice in all. A withdrawn
 * offer never reached its end and does not count.
 */
export function canOfferAgain(earlier: readonly EarlierOffer[], now: Date): boolean {
  const counted = earlier.filter(({ status }) => status !== "withdrawn");
  if (counted.length >= OFFERS_PER_COMPANY_AND_JOKER) return false;
  return counted.every(
    ({ status, closedAt }) =>
      (status === "declined" || status === "expired") &&
      closedAt != null &&
      now.getTime() - closedAt.getTime() >= OFFER_AGAIN_AFTER_DAYS * DAY_MS,
  );
}

/** The tab of the seeker's offers screen, `undefined` when the offer is not listed. */
export function jokerTabOfOffer(status: OfferStatus): JokerOfferTab | undefined {
  switch (status) {
    case "sent":
    case "read":
      return "received";
    case "interested":
    case "declined":
    case "expired":
      return "closed";
    case "withdrawn":
      return undefined;
    default:
      return status satisfies never;
  }
}

/** The tab of the company's offers screen. */
export function aceTabOfOffer(status: OfferStatus): AceOfferTab {
  return status === "sent" || status === "read" ? "sent" : "closed";
}

/** Whether an offer stands in the company's list narrowed by these; all the words have to match. */
export function isInFilter(
  offer: {
    readonly status: OfferStatus;
    readonly aceId: string;
    readonly recruitmentTitle: string;
  },
  { status, aceId, words = "" }: SentOfferFilter,
): boolean {
  const title = fold(offer.recruitmentTitle);
  return (
    (status === undefined || offer.status === status) &&
    (aceId === undefined || offer.aceId === aceId) &&
    searchWords(words).every((word) => title.includes(word))
  );
}
