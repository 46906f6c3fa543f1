import { describe, expect, it } from "vitest";
import { actionsFrom, type Machine, statesAllowing, transition } from "./machine.ts";

const door: Machine<"open" | "shut", "open" | "shut" | "build", "guest" | "host"> = [
  { from: "none", action: "build", by: ["host"], to: "shut" },
  { from: "shut", action: "open", by: ["guest", "host"], to: "open" },
  { from: "open", action: "shut", by: ["host"], to: "shut" },
];

describe("transition", () => {
  it("follows a row of the table", () => {
    expect(transition(door, { from: "shut", action: "open", by: "guest" })).toBe("open");
    expect(transition(door, { from: "none", action: "build", by: "host" })).toBe("shut");
  });

  it("refuses a step that has no row", () => {
    expect(transition(door, { from: "open", action: "shut", by: "guest" })).toBeUndefined();
    expect(transition(door, { from: "open", action: "build", by: "host" })).toBeUndefined();
  });

  it("lists what may be done and from where", () => {
    expect(actionsFrom(door, "shut", "guest")).toEqual(["open"]);
    expect(statesAllowing(door, "open", "host")).toEqual(["shut"]);
  });
});
