import { PASSWORD_RESET_WINDOW_MS } from "../constants/timing.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import type { UserType } from "../options/user-types.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time/units.ts";
import {
  type ActionCodeKind,
  actionCodeLifetimeHours,
  IDLE_SESSION_DAYS,
  OPERATOR_SESSION_HOURS_MAX,
  RECENT_LOGIN_MINUTES,
  SESSION_DAYS_MAX,
  WITHDRAWAL_GRACE_DAYS,
} from "./constants.ts";

const isWithinMinutes = (since: Date, minutes: number, now: Date) =>
  now.getTime() - since.getTime() <= minutes * MINUTE_MS;

/** When a one-time code made now stops working. */
export function actionCodeExpiresAt(kind: ActionCodeKind, now: Date): Date {
  return new Date(now.getTime() + actionCodeLifetimeHours[kind] * HOUR_MS);
}

/** Whether a company member may still set the first password (`invalidPasswordResetRequest`). */
export function canSetFirstPassword(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= PASSWORD_RESET_WINDOW_MS;
}

/** Whether the last sign-in is recent enough for a sensitive change (`requireRecentLogin`). */
export function isRecentLogin(signedInAt: Date, now: Date): boolean {
  return isWithinMinutes(signedInAt, RECENT_LOGIN_MINUTES, now);
}

/**
 * When a session that is used now ends, unless it is used again (spec 7 · Sign-in), and at the latest so
 * long after the sign-in.
 */
export function sessionExpiresAt(signedInAt: Date, isOperator: boolean, now: Date): Date {
  const longest = isOperator ? OPERATOR_SESSION_HOURS_MAX * HOUR_MS : SESSION_DAYS_MAX * DAY_MS;
  return new Date(
    Math.min(now.getTime() + IDLE_SESSION_DAYS * DAY_MS, signedInAt.getTime() + longest),
  );
}

/** When a withdrawn account is deleted; until then signing in takes the withdrawal back. */
export function withdrawalDeleteAt(now: Date): Date {
  return new Date(now.getTime() + WITHDRAWAL_GRACE_DAYS * DAY_MS);
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
