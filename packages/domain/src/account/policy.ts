import { PASSWORD_RESET_WINDOW_MS } from "../constants/timing.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import type { UserType } from "../options/user-types.ts";
import { DAY_MS } from "../time/jst.ts";
import {
  type ActionCodeKind,
  actionCodeLifetimeHours,
  type ConsentKind,
  consentVersions,
  RECENT_LOGIN_MINUTES,
  SIGN_IN_FAILURES_MAX,
  SIGN_IN_LOCK_MINUTES,
  WITHDRAWAL_GRACE_DAYS,
} from "./constants.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const isWithinMinutes = (since: Date, minutes: number, now: Date) =>
  now.getTime() - since.getTime() <= minutes * MINUTE_MS;

/** When a one-time code made now stops working. */
export function actionCodeExpiresAt(kind: ActionCodeKind, now: Date): Date {
  return new Date(now.getTime() + actionCodeLifetimeHours[kind] * HOUR_MS);
}

export interface ActionCodeState {
  readonly expiresAt: Date;
  readonly usedAt?: Date | null | undefined;
  /** Set when a newer code of the same kind took its place. */
  readonly cancelledAt?: Date | null | undefined;
}

/** Whether a one-time code still works; otherwise it means `invalidActionCode`. */
export function isActionCodeValid(code: ActionCodeState, now: Date): boolean {
  return !code.usedAt && !code.cancelledAt && now < code.expiresAt;
}

/** Whether sign-in to an account is locked (`temporarilyLocked`): 5 failures within 15 minutes. */
export function isSignInLocked(failures: readonly Date[], now: Date): boolean {
  const recent = failures.filter((at) => isWithinMinutes(at, SIGN_IN_LOCK_MINUTES, now));
  return recent.length >= SIGN_IN_FAILURES_MAX;
}

/** Whether a company member may still set the first password (`invalidPasswordResetRequest`). */
export function canSetFirstPassword(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= PASSWORD_RESET_WINDOW_MS;
}

/** Whether the last sign-in is recent enough for a sensitive change (`requireRecentLogin`). */
export function isRecentLogin(signedInAt: Date, now: Date): boolean {
  return isWithinMinutes(signedInAt, RECENT_LOGIN_MINUTES, now);
}

/** When a withdrawn account is deleted; until then signing in takes the withdrawal back. */
export function withdrawalDeleteAt(now: Date): Date {
  return new Date(now.getTime() + WITHDRAWAL_GRACE_DAYS * DAY_MS);
}

/** The consents a user of a type has to give. */
export function requiredConsents(userType: "joker" | "ace"): readonly ConsentKind[] {
  return userType === "joker" ? ["terms", "privacy"] : ["corporateTerms", "privacy"];
}

/** The consents whose version in force a user has not agreed to yet. */
export function missingConsents(
  userType: "joker" | "ace",
  given: readonly { readonly kind: ConsentKind; readonly version: string }[],
): ConsentKind[] {
  return requiredConsents(userType).filter(
    (kind) => !given.some((one) => one.kind === kind && one.version === consentVersions[kind]),
  );
}

export type LoginPage = "joker" | "company";

/**
 * The hint for someone who signed in with the right password on the other side's page (spec 2 ·
 * Auth and redirect rules), `undefined` when the page is the right one.
 */
export function wrongLoginPage(page: LoginPage, userType: UserType): ErrorCode | undefined {
  if (page === "joker") return userType === "ace" ? "likelyCompanyUser" : undefined;
  return userType === "joker" ? "loginPageForCompany" : undefined;
}
