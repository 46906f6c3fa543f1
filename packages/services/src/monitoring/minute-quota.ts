import { ERRORS_PER_MINUTE, ERRORS_PER_PLACE } from "@tefuda/domain/monitoring/logs";

const MINUTE_MS = 60_000;

/** What came in the minute that began last, by place; each process counts for itself. */
interface Minute {
  readonly since: number;
  total: number;
  readonly places: Map<string, number>;
}

/** A count of its own; its answer takes one more of a place, and is false once there were enough in this minute. */
export function createMinuteQuota(): (now: number, place: string) => boolean {
  let minute: Minute = { since: 0, total: 0, places: new Map() };
  return (now, place) => {
    if (Math.abs(now - minute.since) >= MINUTE_MS)
      minute = { since: now, total: 0, places: new Map() };
    const ofPlace = (minute.places.get(place) ?? 0) + 1;
    if (ofPlace > ERRORS_PER_PLACE || minute.total >= ERRORS_PER_MINUTE) return false;
    minute.places.set(place, ofPlace);
    minute.total += 1;
    return true;
  };
}
