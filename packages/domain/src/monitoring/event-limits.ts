/** Events that browsers tell of: how many at once, from one place in a minute, and from all. */
export const EVENTS_PER_CALL = 20;
export const EVENTS_PER_PLACE = 300;
export const EVENTS_PER_MINUTE = 6000;
/** The same look at candidates within this time is one event. */
export const READING_COUNTS_ONCE_MS = 10 * 60_000;
