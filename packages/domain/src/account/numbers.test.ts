import { expect, it } from "vitest";
import {
  actionCodeLifetimeHours,
  authActionModes,
  consentKinds,
  EXPORT_LINK_HOURS,
  IDLE_SESSION_DAYS,
  LEFT_THREAD_MONTHS,
  OPERATOR_SESSION_HOURS_MAX,
  RECENT_LOGIN_MINUTES,
  RECOVERY_FACTOR_DAYS,
  SESSION_DAYS_MAX,
  SIGN_IN_FAILURES_MAX,
  socialProviders,
  WITHDRAWAL_GRACE_DAYS,
} from "./constants.ts";
import { loginUserTypes, WITHDRAWAL_REASON_MAX } from "./schema.ts";

it("keeps to its numbers and lists", () => {
  expect({
    EXPORT_LINK_HOURS,
    IDLE_SESSION_DAYS,
    LEFT_THREAD_MONTHS,
    OPERATOR_SESSION_HOURS_MAX,
    RECENT_LOGIN_MINUTES,
    RECOVERY_FACTOR_DAYS,
    SESSION_DAYS_MAX,
    SIGN_IN_FAILURES_MAX,
    WITHDRAWAL_GRACE_DAYS,
    actionCodeLifetimeHours,
    authActionModes,
    consentKinds,
    socialProviders,
    WITHDRAWAL_REASON_MAX,
    loginUserTypes,
  }).toEqual({
    EXPORT_LINK_HOURS: 24,
    IDLE_SESSION_DAYS: 30,
    LEFT_THREAD_MONTHS: 6,
    OPERATOR_SESSION_HOURS_MAX: 12,
    RECENT_LOGIN_MINUTES: 5,
    RECOVERY_FACTOR_DAYS: 7,
    SESSION_DAYS_MAX: 90,
    SIGN_IN_FAILURES_MAX: 5,
    WITHDRAWAL_GRACE_DAYS: 30,
    actionCodeLifetimeHours: {
      signUp: 24,
      resetPassword: 1,
      verifyEmail: 24,
      recoverEmail: 24,
      invite: 72,
    },
    authActionModes: ["resetPassword", "verifyEmail", "recoverEmail", "signUp"],
    consentKinds: ["terms", "privacy", "corporateTerms"],
    socialProviders: ["google", "facebook"],
    WITHDRAWAL_REASON_MAX: 400,
    loginUserTypes: ["joker", "ace"],
  });
});
