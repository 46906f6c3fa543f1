import { expect, it } from "vitest";
import { canUnlink, socialStepOf } from "./policy.ts";
import { beginSocialSchema, socialEmailSchema, socialSignUpSchema } from "./schema.ts";

const email = "hanako@example.jp";

it.each([
  [{ email, isEmailVerified: true }, undefined, "consent"],
  [{ email, isEmailVerified: true }, "joker", "prove"],
  [{ email, isEmailVerified: true }, "staff", "staff"],
  // Nothing about an address is said to somebody who may not own it.
  [{ email, isEmailVerified: false }, undefined, "email"],
  [{ email, isEmailVerified: false }, "joker", "email"],
  [{ email, isEmailVerified: false }, "staff", "email"],
  [{ email: null, isEmailVerified: false }, undefined, "email"],
] as const)("asks %j, whose address belongs to %s, for %s", (newcomer, owner, step) => {
  expect(socialStepOf(newcomer, owner)).toBe(step);
});

const both = ["google", "facebook"] as const;

it.each([
  [true, ["google"], both, true],
  [false, ["google"], both, false],
  [false, both, both, true],
  [false, both, ["google"], false],
  [true, both, [], true],
] as const)(
  "with a password (%s), %j linked and %j offered lets Google go: %s",
  (hasPassword, providers, offered, answer) => {
    expect(canUnlink({ hasPassword, providers }, "google", offered)).toBe(answer);
  },
);

it("takes marks of up to 64 letters, ways back of up to 2048, and a sign-up that asks for nothing", () => {
  const mark = (length: number) =>
    socialEmailSchema.safeParse({ email, mark: "a".repeat(length) }).success;
  expect([0, 1, 64, 65].map(mark)).toEqual([false, true, true, false]);
  const begin = (length: number) =>
    beginSocialSchema.safeParse({
      provider: "google",
      intent: "signIn",
      backTo: "a".repeat(length),
    }).success;
  expect([2048, 2049].map(begin)).toEqual([true, false]);
  const versions = { agreedTermsVersion: "2026-11-01", agreedPrivacyVersion: "2026-11-01" };
  expect(socialSignUpSchema.parse({ ...versions, mark: "a" })).toEqual({
    ...versions,
    wantsNewsletter: false,
    mark: "a",
  });
  expect(socialSignUpSchema.safeParse({ mark: "a" }).success).toBe(false);
  const { agreedTermsVersion } = versions;
  expect(socialSignUpSchema.safeParse({ agreedTermsVersion, mark: "a" }).success).toBe(false);
});
