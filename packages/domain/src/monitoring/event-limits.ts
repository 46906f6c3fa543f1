/** Events that browsers tell of: how many at once, from one network in a minute, from all, and in a day. */
export const EVENTS_PER_CALL = 20;
export const EVENTS_PER_PLACE = 300;
export const EVENTS_PER_MINUTE = 6000;
export const EVENTS_PER_DAY = 2_000_000;
/** No answer waits longer for what is only measured. */
export const MEASURED_WITHIN_MS = 2000;
/** The same look at candidates within this time is one event. */
export const READING_COUNTS_ONCE_MS = 10 * 60_000;
