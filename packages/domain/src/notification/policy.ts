import { jstParts } from "../time/jst.ts";

/** Whether an announcement is read: its id is in the user's read list (spec 4). */
export function isAnnounceRead(announceId: string, readIds: readonly string[]): boolean {
  return readIds.includes(announceId);
}

const QUIET_FROM_HOUR = 22;
const QUIET_TO_HOUR = 8;

/** Whether mails and pushes that are in no hurry wait: 22:00 to 8:00 in Japan. */
export function isQuietHour(now: Date): boolean {
  const { hour } = jstParts(now);
  return hour >= QUIET_FROM_HOUR || hour < QUIET_TO_HOUR;
}
