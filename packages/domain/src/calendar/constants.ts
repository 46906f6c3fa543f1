/** Outside calendars that a member can link. */
export const calendarProviders = ["google"] as const;
export type CalendarProvider = (typeof calendarProviders)[number];

/** How a visit to the provider's page ended; the screen reads it from its own address. */
export const calendarLinkResults = ["linked", "denied", "scopeMissing", "stale", "failed"] as const;
export type CalendarLinkResult = (typeof calendarLinkResults)[number];

/** Why busy times are not known although a calendar is linked: codes of the error catalogue. */
export const calendarFaults = ["googleAuthExpired", "fetchGoogleCalendarEventFailure"] as const;
export type CalendarFault = (typeof calendarFaults)[number];

/** How long the provider's page may stay open before the way back is closed. */
export const CALENDAR_ATTEMPT_MINUTES = 10;
/** The longest span of one question; a proposal reaches 60 days ahead. */
export const BUSY_TIMES_MAX_DAYS = 62;
/** How long busy times that were read are kept, in memory only. */
export const BUSY_TIMES_KEPT_SECONDS = 60;
