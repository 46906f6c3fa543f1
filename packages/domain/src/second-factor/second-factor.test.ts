import fc from "fast-check";
import { expect, it } from "vitest";
import { readCode, writeRecoveryCode } from "./code.ts";
import { RECOVERY_ALPHABET } from "./constants.ts";
import { isLockingFailure, secondStepExpiresAt, secondStepOf } from "./policy.ts";
import { secondFactorChangeSchema, secondFactorCodeSchema } from "./schema.ts";

const now = new Date("2026-11-22T00:00:00Z");

it.each([
  ["operator", false, "setUp"],
  ["operator", true, "code"],
  ["ace", false, undefined],
  ["ace", true, "code"],
  ["joker", false, undefined],
] as const)("of %s with a factor %s the second step is %s", (kind, hasFactor, step) => {
  expect(secondStepOf(kind, hasFactor)).toBe(step);
});

it("gives a code five minutes, and a set-up fifteen", () => {
  expect(secondStepExpiresAt("code", now)).toEqual(new Date("2026-11-22T00:05:00Z"));
  expect(secondStepExpiresAt("setUp", now)).toEqual(new Date("2026-11-22T00:15:00Z"));
  expect([4, 5, 6].map(isLockingFailure)).toEqual([false, true, false]);
});

it.each([
  ["123456", { kind: "app", code: "123456" }],
  [" 123 456 ", { kind: "app", code: "123456" }],
  ["１２３４５６", { kind: "app", code: "123456" }],
  // As they were handed out before 2026-11-25.
  ["K7M29X-QP4hrt-3cwd8e-fnyg52", { kind: "recovery", code: "k7m29xqp4hrt3cwd8efnyg52" }],
  ["k7m29x qp4hrt 3cwd8e ｆnyg52", { kind: "recovery", code: "k7m29xqp4hrt3cwd8efnyg52" }],
  ["K7M29XB-QP4hrtc-3cwd8ed-fnyg52e", { kind: "recovery", code: "k7m29xbqp4hrtc3cwd8edfnyg52e" }],
  ["k7m29xb-qp4hrtc-3cwd8ed-fnyg5", undefined],
  ["12345", undefined],
  ["1234567", undefined],
  ["k7m29x-qp4hrt-3cwd8e-fnyg5o", undefined],
  ["k7m29x-qp4hrt-3cwd8e", undefined],
  ["", undefined],
])("reads %j as %j", (typed, read) => {
  expect(readCode(typed)).toEqual(read);
});

it("reads every recovery code that it writes, and takes none for one of the app", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(RECOVERY_ALPHABET.length - 1), { minLength: 28, maxLength: 28 }),
      (numbers) => {
        const left = [...numbers];
        const written = writeRecoveryCode(() => left.shift() ?? 0);
        expect(written).toMatch(/^[0-9a-z]{7}(-[0-9a-z]{7}){3}$/);
        expect(readCode(written.toUpperCase())).toEqual({
          kind: "recovery",
          code: written.replaceAll("-", ""),
        });
      },
    ),
  );
});

it("writes recovery codes of at least 128 bits", () => {
  let bits = 0;
  writeRecoveryCode((below) => {
    bits += Math.log2(below);
    return 0;
  });
  expect(Math.floor(bits)).toBe(137);
  expect(new Set(RECOVERY_ALPHABET).size).toBe(RECOVERY_ALPHABET.length);
});

it("takes forms with something in them", () => {
  expect(secondFactorCodeSchema.safeParse({ code: " " }).success).toBe(false);
  expect(secondFactorCodeSchema.safeParse({ code: "1".repeat(41) }).success).toBe(false);
  for (const length of [1, 40])
    expect(secondFactorCodeSchema.safeParse({ code: "1".repeat(length) }).success).toBe(true);
  expect(secondFactorChangeSchema.safeParse({ code: "123456", password: "" }).success).toBe(false);
});
