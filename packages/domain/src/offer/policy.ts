import {
  OFFER_AGAIN_AFTER_DAYS,
  OFFER_LIFE_DAYS,
  OFFER_REMINDER_DAYS,
  OFFER_SIMILARITY_LIMIT,
  OFFER_UNDO_MINUTES,
  OFFERS_PER_COMPANY_AND_JOKER,
} from "../constants/limits.ts";
import { textSimilarity } from "../text/similarity.ts";
import { DAY_MS } from "../time/jst.ts";
import type { AceOfferTab, JokerOfferTab } from "./constants.ts";
import type { OfferStatus } from "./states.ts";

const MINUTE_MS = 60_000;

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
  return earlierReasons.some(
    (earlier) => textSimilarity(reason, earlier) >= OFFER_SIMILARITY_LIMIT,
  );
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
