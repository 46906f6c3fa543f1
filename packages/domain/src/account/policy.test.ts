import { describe, expect, it } from "vitest";
import { messages } from "../validation/messages.ja.ts";
import { actionCodeKinds, consentVersions } from "./constants.ts";
import {
  actionCodeExpiresAt,
  canSetFirstPassword,
  isRecentLogin,
  sessionExpiresAt,
  withdrawalDeleteAt,
  wrongLoginPage,
} from "./policy.ts";
import {
  consentSchema,
  resetSchema,
  signInSchema,
  signUpFormSchema,
  signUpSchema,
} from "./schema.ts";

const now = new Date("2026-11-20T00:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe("account rules", () => {
  it("give each code its lifetime", () => {
    const hours = actionCodeKinds.map(
      (kind) => (actionCodeExpiresAt(kind, now).getTime() - now.getTime()) / 3_600_000,
    );
    expect(hours).toEqual([24, 1, 24, 24, 72]);
  });

  it("bound the first password and sensitive changes to 5 minutes", () => {
    expect([5, 5.1].map((m) => canSetFirstPassword(ago(m), now))).toEqual([true, false]);
    expect([5, 5.1].map((m) => isRecentLogin(ago(m), now))).toEqual([true, false]);
    expect(withdrawalDeleteAt(now)).toEqual(new Date("2026-12-20T00:00:00Z"));
  });

  it("end a session 30 days after its use, and in any case after 90 days, an operator's after 12 hours", () => {
    const day = 24 * 60;
    const ends = (days: number, isOperator = false) =>
      sessionExpiresAt(ago(days * day), isOperator, now).toISOString();
    expect(ends(0)).toBe("2026-12-20T00:00:00.000Z");
    expect(ends(60)).toBe("2026-12-20T00:00:00.000Z");
    expect(ends(61)).toBe("2026-12-19T00:00:00.000Z");
    expect(ends(89)).toBe("2026-11-21T00:00:00.000Z");
    expect(ends(0, true)).toBe("2026-11-20T12:00:00.000Z");
    expect(ends(0.25, true)).toBe("2026-11-20T06:00:00.000Z");
  });

  it.each([
    ["joker", "ace", "likelyCompanyUser"],
    ["joker", "joker", undefined],
    ["joker", "unknown", undefined],
    ["company", "joker", "loginPageForCompany"],
    ["company", "ace", undefined],
  ] as const)("on the %s login a user of type %s gets %s", (page, userType, code) => {
    expect(wrongLoginPage(page, userType)).toBe(code);
  });
});

describe("account schemas", () => {
  const form = {
    email: " Hanako@Example.com ",
    password: "kawasemi-7",
    passwordConfirmation: "kawasemi-7",
    agreedTerms: true,
    agreedPrivacy: true,
  };

  it("sign up with both consents and a repeated password", () => {
    expect(signUpFormSchema.parse(form)).toMatchObject({
      email: "hanako@example.com",
      wantsNewsletter: false,
    });
    const other = signUpFormSchema.safeParse({ ...form, passwordConfirmation: "password2" });
    expect(other.error?.issues.map(({ message }) => message)).toEqual([messages.passwordMismatch]);
    const refused = signUpFormSchema.safeParse({ ...form, agreedPrivacy: false });
    expect(refused.error?.issues.map(({ message }) => message)).toContain(messages.terms);
  });

  it("takes a password of eight characters, and none of seven", () => {
    const withPassword = (password: string) =>
      signUpFormSchema.safeParse({ ...form, password, passwordConfirmation: password }).success;
    expect([withPassword("kawase-7"), withPassword("kawas-7")]).toEqual([true, false]);
  });

  it("take only the versions in force", () => {
    const input = {
      oobCode: "a".repeat(32),
      email: form.email,
      password: form.password,
      agreedTermsVersion: consentVersions.terms,
      agreedPrivacyVersion: consentVersions.privacy,
    };
    expect(signUpSchema.parse(input).wantsNewsletter).toBe(false);
    expect(signUpSchema.safeParse({ ...input, agreedTermsVersion: "1" }).success).toBe(false);
  });

  it("take a code of 16 to 256 letters", () => {
    const takes = (length: number) =>
      resetSchema.safeParse({ oobCode: "a".repeat(length), password: form.password }).success;
    expect([15, 16, 256, 257].map(takes)).toEqual([false, true, true, false]);
  });

  it("take one consent at least, to a version of up to 32 letters", () => {
    const consent = (length: number) => ({ kind: "terms", version: "1".repeat(length) });
    const takes = (consents: object[]) => consentSchema.safeParse({ consents }).success;
    expect([takes([consent(32)]), takes([consent(33)]), takes([])]).toEqual([true, false, false]);
  });

  it("sign in with any password that is there", () => {
    expect(signInSchema.safeParse({ email: "a@example.com", password: "x" }).success).toBe(true);
    expect(signInSchema.safeParse({ email: "a@example.com", password: "" }).success).toBe(false);
  });
});
