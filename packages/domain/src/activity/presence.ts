import { DAY_MS, MINUTE_MS } from "../time/units.ts";

/**
 * Whoever is back within so many minutes was never gone: a page that is loaded anew, another tab, a
 * look at another app. Of each activity and platform nobody leaves more than one row in that time.
 */
export const SAME_VISIT_MINUTES = 5;
/** How far the time that companies' lists go by may lag behind while somebody is here again and again. */
export const SEARCH_LAG_MINUTES = 60;

/** When a person was last seen to come and to go, as the row of the person says it. */
export interface Presence {
  readonly onlineAt: Date | null;
  readonly offlineAt: Date | null;
}

/** Whether a person has a page of ours in view. */
export function isOnline({ onlineAt, offlineAt }: Presence): boolean {
  return onlineAt !== null && (offlineAt === null || offlineAt < onlineAt);
}

/**
 * When what happens now counts as happening: never before, nor together with, what is on record, so
 * that each coming has a time of its own and the order holds, whatever two clocks say.
 */
export function nextMoment({ onlineAt, offlineAt }: Presence, now: Date): Date {
  const last = Math.max(Number(onlineAt), Number(offlineAt));
  return new Date(Math.max(now.getTime(), last + 1));
}

/** Whether somebody who comes now only seemed to have gone. */
export function wasNeverGone(presence: Presence, at: Date): boolean {
  const { offlineAt } = presence;
  return (
    offlineAt !== null &&
    !isOnline(presence) &&
    at.getTime() - offlineAt.getTime() < SAME_VISIT_MINUTES * MINUTE_MS
  );
}

/** Rows after this moment are of the same visit. */
export const visitBegin = (at: Date): Date =>
  new Date(at.getTime() - SAME_VISIT_MINUTES * MINUTE_MS);

/**
 * Whether somebody's going counts: only from the coming that the browser was told of last. Whoever
 * has come again since, on another page or device, is still here. Without a mark the last coming is
 * meant.
 */
export function isGoing(presence: Presence, mark: Date | undefined): boolean {
  if (!isOnline(presence)) return false;
  return mark === undefined || mark.getTime() === presence.onlineAt?.getTime();
}

/**
 * What a visit changes in the search document, which knows of the visit at `known`: nothing while that
 * is close, its time within a day, and after that the whole score, which goes by days.
 */
export function searchUpdate(known: Date | null, at: Date): "none" | "time" | "whole" {
  const lag = known === null ? Number.POSITIVE_INFINITY : at.getTime() - known.getTime();
  if (lag < SEARCH_LAG_MINUTES * MINUTE_MS) return "none";
  return lag < DAY_MS ? "time" : "whole";
}
