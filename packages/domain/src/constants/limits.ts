/** Bounds of a text in characters as a person counts them. */
export interface TextBounds {
  readonly min: number;
  readonly max: number;
}

/** Bounds a form shows; the server refuses above `hardMax` (spec 5 · Text length). */
export interface CappedTextBounds extends TextBounds {
  readonly hardMax: number;
}

// Texts (spec 5 · Text length)
export const ACE_LONG_TEXT = { min: 20, max: 400 } as const satisfies TextBounds;
export const CAREER_BUSINESS = {
  min: 20,
  max: 100,
  hardMax: 150,
} as const satisfies CappedTextBounds;
export const CAREER_DETAIL = {
  min: 0,
  max: 150,
  hardMax: 1200,
} as const satisfies CappedTextBounds;
export const INTRODUCTION = { min: 0, max: 800, hardMax: 1200 } as const satisfies CappedTextBounds;
export const PERSONALITY_TEXT = { min: 1, max: 400 } as const satisfies TextBounds;

// Names and short texts
export const NAME_MAX = 50;
export const COMPANY_NAME_MAX = 100;
export const SHORT_TEXT_MAX = 100;
export const URL_MAX = 2048;
export const EMAIL_MAX = 254;
export const SAFE_PATH_MAX = 512;

// Choices
export const SKILLS_MIN = 1;
export const SKILLS_MAX = 20;
export const SKILL_TEXT_MAX = 30;
export const SELECTION_CRITERIA_MAX = 3;
export const WORK_STYLES_MAX = 5;
export const INTERESTED_OCCUPATIONS_MAX = 5;
export const ACE_OCCUPATIONS_MAX = 3;
export const INTERESTED_THEMES_MAX = 3;
export const PERSONALITIES_MAX = 3;

// Credentials (spec 5)
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const PHONE_DIGITS_MIN = 10;
export const PHONE_DIGITS_MAX = 15;

// Numbers and dates (spec 5)
export const DESIRED_SALARY_MIN = 0;
export const SALARY_MIN = 1;
/** Of a position, in units of 10,000 yen; above the first somebody is asked whether yen were meant. */
export const SALARY_ASKED = 10_000;
export const SALARY_MAX = 100_000;
export const CANDIDATE_AGE_MIN = 18;
export const CANDIDATE_AGE_MAX = 50;
export const REGISTRATION_AGE_MIN = 18;
export const TOEIC_MIN = 10;
export const TOEIC_MAX = 990;
export const TOEIC_STEP = 5;
export const TOEFL_MIN = 0;
export const TOEFL_MAX = 120;
export const FIRST_YEAR = 1970;

// Files (spec 5, spec 9)
export const BYTES_PER_MB = 1_048_576;
export const PROFILE_IMAGE_MAX_MB = 3;
export const CHAT_FILE_MAX_MB = 10;
export const CHAT_FILES_PER_SEND = 5;

// Keeps
export const JOKER_KEEP_LIMIT = 30;
export const KEEP_LIFE_DAYS = 60;
export const KEEP_NOTICE_DAY = 53;

// What aces put down for themselves
export const SAVED_SEARCH_LIMIT = 20;
export const SAVED_SEARCH_NAME_MAX = 40;
/** New hits are counted again at most this often. */
export const SAVED_SEARCH_COUNT_MINUTES = 10;
export const CANDIDATE_NOTE = { min: 1, max: 1000 } as const satisfies TextBounds;

// Offers
export const OFFER_MONTHLY_QUOTA = 50;
export const OFFER_REASON = { min: 30, max: 300 } as const satisfies TextBounds;
export const OFFER_MESSAGE = { min: 20, max: 500 } as const satisfies TextBounds;
export const OFFER_SIMILARITY_LIMIT = 0.9;
export const OFFER_UNDO_MINUTES = 5;
export const OFFER_LIFE_DAYS = 14;
export const OFFER_REMINDER_DAYS = [7, 13] as const;
export const OFFER_AGAIN_AFTER_DAYS = 90;
export const OFFERS_PER_COMPANY_AND_JOKER = 2;
/** The admins are told when this many are left of the month's quota, and when none is. */
export const OFFER_QUOTA_LOW = 10;
/** Texts of the same company that a new one is compared with, the latest first. */
export const OFFER_TEXTS_COMPARED = 200;
export const OFFER_TEMPLATES_PER_ACE = 20;
export const OFFER_TEMPLATE_NAME = { min: 1, max: 40 } as const satisfies TextBounds;

// Likes
export const LIKE_DAILY_LIMIT = 20;
export const LIKE_LIFE_DAYS = 30;
export const LIKE_MESSAGE_MAX = 200;

// Hidden companies
export const HIDDEN_COMPANIES_MAX = 100;
export const HIDDEN_COMPANY = { min: 2, max: 100 } as const satisfies TextBounds;

// Chat
export const CHAT_MESSAGE = { min: 1, max: 2000 } as const satisfies TextBounds;
export const CHAT_PREVIEW_MAX = 40;
export const MESSAGES_PER_MINUTE = 20;
export const MESSAGES_PER_DAY = 300;
/** First contacts that one ace may make in a day. */
export const NEW_THREADS_PER_DAY = 30;
export const THEME_OTHER_TEXT_MAX = 100;
export const LINKABLE_WORDS_MAX = 100;
export const CHAT_SEARCH_WORDS = { min: 1, max: 100 } as const satisfies TextBounds;
export const CANNED_REPLIES_PER_ACE = 30;
export const CANNED_REPLY_TITLE = { min: 1, max: 40 } as const satisfies TextBounds;
export const CANNED_REPLY_BODY = { min: 1, max: 1000 } as const satisfies TextBounds;

// Schedules
export const SCHEDULE_DURATIONS = [30, 45, 60] as const;
export const SCHEDULE_CANDIDATES = { min: 1, max: 5 } as const;
export const SCHEDULE_CANDIDATES_SHOWN = 3;
export const SCHEDULE_NOTE_MAX = 200;
export const SCHEDULE_LIFE_DAYS = 7;
export const SCHEDULE_SAME_DAY_NOTICE_HOURS = 3;
export const SCHEDULE_LATEST_DAYS = 60;
export const SCHEDULE_FIRST_HOUR = 8;
export const SCHEDULE_LAST_HOUR = 22;
export const SCHEDULE_GRID_MINUTES = 15;
export const SCHEDULE_BUFFER_MINUTES = 15;
export const RESCHEDULE_NOTICE_HOURS = 1;
export const RESCHEDULES_BEFORE_HINT = 3;

// Reports
export const REPORT_DETAIL_MAX = 1000;

// Reads
/** Most company users one read returns unless all are asked for (spec 9 · Limits). */
export const COMPANY_USER_FETCH_CAP = 20;
export const FETCH_RETRY = 3;
/** Interview agents that there can be: as many as the window for choosing one shows. */
export const AGENTS_MAX = 20;
