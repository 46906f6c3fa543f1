/** What an operator can do about a user's conduct. */
export const sanctionKinds = ["warn", "restrict", "suspend"] as const;
export type SanctionKind = (typeof sanctionKinds)[number];

/** Days within which the user can answer a sanction. */
export const APPEAL_DAYS = 7;
/** Where the user answers it. */
export const APPEAL_PATH = "/contact?category=appeal";

export const SANCTION_REASON_MAX = 1000;
export const SANCTION_NOTICE_MAX = 400;
/** The longest restriction with an end, in days. */
export const RESTRICTION_DAYS_MAX = 365;
