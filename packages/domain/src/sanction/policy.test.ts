import { describe, expect, it } from "vitest";
import { sanctionLabel } from "./labels.ja.ts";
import { isInForce, restrictionEnd } from "./policy.ts";
import { liftSanctionSchema, warnUserSchema } from "./schema.ts";

const now = new Date("2026-04-03T01:00:00Z");

describe("a restriction", () => {
  it("ends with its last day in Japan", () => {
    expect(restrictionEnd("2026-04-10", now)).toEqual(new Date("2026-04-10T15:00:00Z"));
    expect(restrictionEnd("2026-04-03", now)).toEqual(new Date("2026-04-03T15:00:00Z"));
  });

  it("takes no day that is over, nor one years ahead", () => {
    expect(restrictionEnd("2026-04-02", now)).toBe("over");
    expect(restrictionEnd("2027-04-03", now)).toEqual(new Date("2027-04-03T15:00:00Z"));
    expect(restrictionEnd("2027-04-04", now)).toBe("tooFar");
    const midnight = new Date("2026-04-02T15:00:00Z");
    expect(restrictionEnd("2026-04-02", midnight)).toBe("over");
    expect(restrictionEnd("2027-04-03", midnight)).toEqual(new Date("2027-04-03T15:00:00Z"));
  });

  it.each([
    ["warn", null, null, false],
    ["restrict", null, null, true],
    ["restrict", new Date(now.getTime() + 1), null, true],
    ["restrict", now, null, false],
    ["restrict", null, now, false],
    ["suspend", null, null, true],
    ["suspend", null, now, false],
  ] as const)("%s until %s, lifted %s: in force %s", (kind, endsAt, liftedAt, inForce) => {
    expect(isInForce({ kind, endsAt, liftedAt }, now)).toBe(inForce);
  });

  it("is named with its last day", () => {
    const endsAt = new Date("2026-04-10T15:00:00Z");
    expect(sanctionLabel("restrict", endsAt)).toBe("機能制限（2026年4月10日（金）まで）");
    expect(sanctionLabel("suspend", null)).toBe("利用停止");
  });
});

it("takes a reason and a notice of a single letter, and none without", () => {
  const id = "019b0000-0000-7000-8000-00000abcdef1";
  const given = { id, userId: id, reason: "荒", notice: "注" };
  const takes = (more: object) => warnUserSchema.safeParse({ ...given, ...more }).success;
  expect([takes({}), takes({ reason: " " }), takes({ notice: "" })]).toEqual([true, false, false]);
  expect(liftSanctionSchema.safeParse({ id, reason: "誤" }).success).toBe(true);
  expect(liftSanctionSchema.safeParse({ id, reason: "" }).success).toBe(false);
});
