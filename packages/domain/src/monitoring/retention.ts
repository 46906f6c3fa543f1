/** How long records are kept (docs: the privacy policy names the same). */
export const ERROR_LOG_KEPT_DAYS = 90;
export const ACTIVITY_KEPT_DAYS = 180;
/** Events of use: a year and the month that it is compared with. */
export const EVENT_KEPT_MONTHS = 13;
/** What somebody was told in the product, read or not. */
export const NOTIFICATION_KEPT_YEARS = 1;
/**
 * Mails that were sent or given up. Their keys keep a mail from being written twice; the one that is
 * needed for longest is needed for 93 days.
 */
export const MAIL_KEPT_DAYS = 100;
/** Of links in mails, after they have stopped working: whose they were is nobody's business any more. */
export const ACTION_CODE_KEPT_DAYS = 30;
export const AUDIT_LOG_KEPT_YEARS = 1;
/** Who of the support team looked at a person's data is kept for longer. */
export const READING_LOG_KEPT_YEARS = 3;
export const REPORT_KEPT_YEARS = 3;
/** The messages and files of a released matching. */
export const RELEASED_MESSAGES_KEPT_MONTHS = 6;
