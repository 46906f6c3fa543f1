import { describe, expect, it } from "vitest";
import { isProfileViewable, selectableAgents } from "./policy.ts";
import { aceProfileSchema, aceStepSchemas } from "./schema.ts";
import { aceProfileStepKeys } from "./steps.ts";

describe("aces", () => {
  it("on pause show no profile", () => {
    expect([true, false].map((isAvailable) => isProfileViewable({ isAvailable }))).toEqual([
      true,
      false,
    ]);
  });

  it("offer available agents in their order", () => {
    const agent = (id: string, agentOrder: number | null, rest = {}) => ({
      id,
      agentOrder,
      isAgent: true,
      isAvailable: true,
      ...rest,
    });
    const agents = [
      agent("c", null),
      agent("b", 2),
      agent("a", 1),
      agent("paused", 0, { isAvailable: false }),
      agent("staff", 0, { isAgent: false }),
    ];
    expect(selectableAgents(agents).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });

  it.each(["valueInJob", "appealOfWorking", "businessDetail"])(
    "write 20 to 400 characters of %s once begun",
    (field) => {
      const takes = (length: number) =>
        aceProfileSchema.safeParse({ [field]: "あ".repeat(length) }).success;
      expect([0, 19, 20, 400, 401].map(takes)).toEqual([true, false, true, true, false]);
    },
  );

  it("have a schema for every step", () => {
    expect(Object.keys(aceStepSchemas)).toEqual(aceProfileStepKeys);
  });
});
