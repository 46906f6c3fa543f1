import { MINUTE_MS } from "@tefuda/domain/time/units";

/** How many are taken in a stretch of time. */
export interface QuotaLimits {
  readonly perPlace: number;
  readonly total: number;
  /** A minute when absent. */
  readonly windowMs?: number | undefined;
}

/** What came in the stretch that began last, by place; each process counts for itself. */
interface Stretch {
  readonly since: number;
  total: number;
  readonly places: Map<string, number>;
}

/** A count of its own; its answer takes one more of a place, and is false once there were enough in this stretch. */
export function createMinuteQuota({
  perPlace,
  total,
  windowMs = MINUTE_MS,
}: QuotaLimits): (now: number, place: string) => boolean {
  let stretch: Stretch = { since: 0, total: 0, places: new Map() };
  return (now, place) => {
    if (Math.abs(now - stretch.since) >= windowMs)
      stretch = { since: now, total: 0, places: new Map() };
    const ofPlace = (stretch.places.get(place) ?? 0) + 1;
    if (ofPlace > perPlace || stretch.total >= total) return false;
    stretch.places.set(place, ofPlace);
    stretch.total += 1;
    return true;
  };
}
