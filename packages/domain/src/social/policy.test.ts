import { expect, it } from "vitest";
import { canUnlink, socialStepOf } from "./policy.ts";

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
