/** How long a code of the app stands, in seconds (RFC 6238). */
export const CODE_PERIOD_SECONDS = 30;
export const CODE_DIGITS = 6;
/** Codes before and after the present one that are taken too: clocks differ. */
export const CODE_WINDOW = 1;
/** Minutes in which the code of a sign-in has to come. */
export const SECOND_STEP_MINUTES = 5;
/** Minutes for a set-up: an app may have to be installed first. */
export const SET_UP_MINUTES = 15;
/** Wrong codes within the window, after which no code is looked at for a while. */
export const CODE_FAILURES_MAX = 5;
export const CODE_LOCK_MINUTES = 15;

export const RECOVERY_CODES = 10;
/** Letters and digits that nobody takes for one another: no i, l, o, u, 0 or 1. */
export const RECOVERY_ALPHABET = "23456789abcdefghjkmnpqrstvwxyz";
/** Together 137 bits: too many to guess, so that a plain hash keeps them (ASVS 5.0 6.5.2, 11.5.1). */
export const RECOVERY_GROUPS = 4;
export const RECOVERY_GROUP_LENGTH = 7;
/** Of codes that were handed out before 2026-11-25, and are good until they are used. */
export const EARLY_RECOVERY_LENGTH = 24;
