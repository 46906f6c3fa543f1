import { jstParts } from "../time/jst.ts";

export interface AnnounceReader {
  /** The announcements in the user's read list. */
  readonly readIds: readonly string[];
  /** When the account was made; visitors have none. */
  readonly since: Date | undefined;
}

/**
 * Whether an announcement is read: its id is in the user's read list (spec 4), or it was there before
 * the account was, to which it is no news.
 */
export function isAnnounceRead(
  announce: { readonly id: string; readonly createdAt: Date },
  { readIds, since }: AnnounceReader,
): boolean {
  return readIds.includes(announce.id) || (since !== undefined && announce.createdAt < since);
}

const QUIET_FROM_HOUR = 22;
const QUIET_TO_HOUR = 8;

/** Whether mails and pushes that are in no hurry wait: 22:00 to 8:00 in Japan. */
export function isQuietHour(now: Date): boolean {
  const { hour } = jstParts(now);
  return hour >= QUIET_FROM_HOUR || hour < QUIET_TO_HOUR;
}
