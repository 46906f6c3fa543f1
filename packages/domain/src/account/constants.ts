/** What a mailed one-time code is for, and how long it works. */
export const actionCodeKinds = [
  "signUp",
  "resetPassword",
  "verifyEmail",
  "recoverEmail",
  "invite",
] as const;
export type ActionCodeKind = (typeof actionCodeKinds)[number];

export const actionCodeLifetimeHours = {
  signUp: 24,
  resetPassword: 1,
  verifyEmail: 24,
  recoverEmail: 24,
  invite: 72,
} as const satisfies Record<ActionCodeKind, number>;

/** Modes of the auth-action screen; an invitation leads to the company login instead. */
export const authActionModes = ["resetPassword", "verifyEmail", "recoverEmail", "signUp"] as const;
export type AuthActionMode = (typeof authActionModes)[number];

/** What a person agrees to, and the version in force; a company is asked again for a new one. */
export const consentKinds = ["terms", "privacy", "corporateTerms"] as const;
export type ConsentKind = (typeof consentKinds)[number];
export const consentVersions = {
  terms: "2026-11-01",
  privacy: "2026-11-01",
  corporateTerms: "2026-11-01",
} as const satisfies Record<ConsentKind, string>;

export const consentLabels = {
  terms: "利用規約に同意します",
  privacy:
    "プライバシーポリシーに同意し、プロフィール（氏名・連絡先を除く）が会員企業に表示されることに同意します",
  corporateTerms: "利用規約（企業向け）に同意します",
  newsletter: "おすすめ企業などのお知らせメールを受け取る",
} as const satisfies Record<ConsentKind | "newsletter", string>;

export const socialProviders = ["google", "facebook"] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** Failed sign-ins of one account within the window, after which it is locked for a while. */
export const SIGN_IN_FAILURES_MAX = 5;
export const SIGN_IN_LOCK_MINUTES = 15;
/** Minutes after which a sensitive change asks for the password again (`requireRecentLogin`). */
export const RECENT_LOGIN_MINUTES = 5;
/**
 * Whoever takes a change of e-mail back loses a second factor that was set up less than so many days
 * before the change, or since.
 */
export const RECOVERY_FACTOR_DAYS = 7;
export const IDLE_SESSION_DAYS = 30;
/** When a session ends however much it is used; whoever looks after the product begins each day anew. */
export const SESSION_DAYS_MAX = 90;
export const OPERATOR_SESSION_HOURS_MAX = 12;
export const WITHDRAWAL_GRACE_DAYS = 30;
/** How long others keep their threads with someone who has left. */
export const LEFT_THREAD_MONTHS = 6;
export const EXPORT_LINK_HOURS = 24;
