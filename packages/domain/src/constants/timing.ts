import { MINUTE_MS, SECOND_MS } from "../time/units.ts";

// Screens (spec 9 · Timings)
export const TOAST_SUCCESS_MS = 1500;
export const TOAST_ERROR_MS = 5 * SECOND_MS;
export const INPUT_DEBOUNCE_MS = 500;
export const TYPING_SIGN_MS = 5 * SECOND_MS;

// Registration prompt (spec 2 · Registration prompt modal)
export const REGISTRATION_PROMPT_DELAY_MS = 5 * SECOND_MS;
export const REGISTRATION_PROMPT_PAGE_VIEWS = 5;

// Accounts (spec 5)
export const PASSWORD_RESET_WINDOW_MS = 5 * MINUTE_MS;

// Messages written together keep their order by these offsets (spec 4 · Matching creation)
export const INTERESTED_THEME_OFFSET_MS = 200;
export const INTEREST_TO_ACE_OFFSET_MS = 400;

// Video interviews (spec 9 · Timings)
export const VIDEO_PUSH_MINUTES_BEFORE = [10, 3] as const;
export const VIDEO_OPEN_MINUTES_BEFORE = 10;
export const VIDEO_CLOSE_MINUTES_AFTER = 60;
export const VIDEO_RECONNECT_SECONDS = 60;
/** A seat that fell silent is waited for longer than one whose member left by choice. */
export const VIDEO_SILENT_MINUTES = 10;
export const VIDEO_DONE_SECONDS_TOGETHER = 60;
export const VIDEO_NO_SHOW_MINUTES = 15;
export const VIDEO_HEARTBEAT_SECONDS = 10;
/** A seat that has been silent for longer counts as away. */
export const VIDEO_AWAY_SECONDS = 25;

/** Thresholds of the online label, in days (spec 4 · Online recency label). */
export const ONLINE_LABEL_DAYS = [1, 3, 7, 30, 90, 180] as const;
