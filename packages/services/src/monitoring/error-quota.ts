import {
  ERRORS_PER_DAY,
  ERRORS_PER_KIND,
  ERRORS_PER_MINUTE,
  ERRORS_PER_PLACE,
} from "@tefuda/domain/monitoring/logs";
import { DAY_MS } from "@tefuda/domain/time/units";
import { createMinuteQuota } from "./minute-quota.ts";

interface Kind {
  readonly name: string;
  readonly message: string;
}

/**
 * Decides which errors are written down: so many of a place and of all in a minute, fewer of one name and
 * message, whose hundredth says what the first did, and so many in a day. A mistake that everybody meets, or
 * somebody who reports whatever they like, fills no database.
 */
export function createErrorQuota(): (now: number, place: string, kind: Kind) => boolean {
  const ofPlace = createMinuteQuota({ perPlace: ERRORS_PER_PLACE, total: ERRORS_PER_MINUTE });
  const ofKind = createMinuteQuota({ perPlace: ERRORS_PER_KIND, total: ERRORS_PER_MINUTE });
  const ofDay = createMinuteQuota({
    perPlace: ERRORS_PER_DAY,
    total: ERRORS_PER_DAY,
    windowMs: DAY_MS,
  });
  return (now, place, { name, message }) =>
    ofPlace(now, place) && ofKind(now, `${name}: ${message}`) && ofDay(now, "");
}
