import { isBusinessDay } from "../time/business-days.ts";
import { addJstDays, jstMonthKey, startOfJstDay, startOfJstMonth } from "../time/jst.ts";
import { HOUR_MS, MINUTE_MS } from "../time/units.ts";
import { isQuietHour } from "./policy.ts";

const RECOMMENDED_AT_HOUR = 12;
/** A process that was down for a day or two loses no month. */
const RECOMMENDED_FOR_DAYS = 3;
const REMINDED_AT_HOUR = 12;

/** A message is mailed about once it has been unread for so long. */
export const UNREAD_MAIL_AFTER_MS = 10 * MINUTE_MS;
/** Two mails about one thread to one side lie at least so far apart. */
export const UNREAD_MAIL_APART_MS = 60 * MINUTE_MS;
/** Older messages are not mailed about any more, for instance after a long outage. */
export const UNREAD_MAIL_WITHIN_DAYS = 3;

/** How many companies the mail of a month names. */
export const RECOMMENDED_BY_MAIL_MAX = 5;

/**
 * What unread messages are mailed about now: sent by `sentBy`, and the last mail about the thread not
 * after `mailedBy`. Nothing in the quiet hours, so that the morning brings one mail a thread, about
 * what is still unread.
 */
export function unreadMails(
  now: Date,
): { readonly from: Date; readonly sentBy: Date; readonly mailedBy: Date } | undefined {
  if (isQuietHour(now)) return undefined;
  return {
    from: addJstDays(now, -UNREAD_MAIL_WITHIN_DAYS),
    sentBy: new Date(now.getTime() - UNREAD_MAIL_AFTER_MS),
    mailedBy: new Date(now.getTime() - UNREAD_MAIL_APART_MS),
  };
}

/**
 * The month (`YYYY-MM`) whose recommendations are due: from 12:00 of its first working day in Japan,
 * for three days without their quiet hours.
 */
export function recommendationMonth(now: Date): string | undefined {
  let day = startOfJstMonth(now);
  while (!isBusinessDay(day)) day = addJstDays(day, 1);
  const from = new Date(day.getTime() + RECOMMENDED_AT_HOUR * HOUR_MS);
  const isDue = now >= from && now < addJstDays(day, RECOMMENDED_FOR_DAYS);
  return isDue && !isQuietHour(now) ? jstMonthKey(now) : undefined;
}

/** Whether reminders that are in no hurry may be written: on working days from 12:00 in Japan on. */
export const isReminderTime = (now: Date): boolean =>
  isBusinessDay(now) && isFromHour(now, REMINDED_AT_HOUR) && !isQuietHour(now);

const isFromHour = (now: Date, hour: number) =>
  now.getTime() - startOfJstDay(now).getTime() >= hour * HOUR_MS;
