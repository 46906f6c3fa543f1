import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { actionsFrom, transition } from "../states/machine.ts";
import {
  type JudgementAction,
  judgementMachine,
  judgementStatuses,
  registrationStatusOfJudgement,
  verdictActions,
  verdicts,
} from "./states.ts";

const actions: JudgementAction[] = ["request", "open", "pass", "remand", "reject"];

describe("the judgement machine", () => {
  it.each([
    ["none", "request", "joker", "requested"],
    ["requested", "request", "joker", undefined],
    ["reviewing", "request", "joker", "requested"],
    ["remanded", "request", "joker", "requested"],
    ["rejected", "request", "joker", "requested"],
    ["passed", "request", "joker", undefined],
    ["requested", "open", "operator", "reviewing"],
    ["requested", "pass", "operator", "passed"],
    ["requested", "remand", "operator", "remanded"],
    ["requested", "reject", "operator", "rejected"],
    ["reviewing", "pass", "operator", "passed"],
    ["reviewing", "remand", "operator", "remanded"],
    ["reviewing", "reject", "operator", "rejected"],
    ["passed", "reject", "operator", "rejected"],
    ["passed", "remand", "operator", undefined],
    ["remanded", "pass", "operator", undefined],
  ] as const)("from %s, %s by the %s leads to %s", (from, action, by, to) => {
    expect(transition(judgementMachine, { from, action, by })).toBe(to);
  });

  it("never leaves its states, and a joker can only request", () => {
    const state = fc.constantFrom("none" as const, ...judgementStatuses);
    fc.assert(
      fc.property(state, fc.constantFrom(...actions), (from, action) => {
        for (const by of ["joker", "operator"] as const) {
          const to = transition(judgementMachine, { from, action, by });
          if (to !== undefined) expect(judgementStatuses).toContain(to);
          if (by === "joker" && action !== "request") expect(to).toBeUndefined();
        }
      }),
    );
  });

  it("gives each verdict its own status and a registration status", () => {
    for (const verdict of verdicts)
      expect(
        transition(judgementMachine, {
          from: "reviewing",
          action: verdictActions[verdict],
          by: "operator",
        }),
      ).toBe(verdict);
    expect(registrationStatusOfJudgement).toEqual({
      requested: "judging",
      reviewing: "judging",
      remanded: "provisioning",
      passed: "registered",
      rejected: "judging",
    });
    expect(actionsFrom(judgementMachine, "reviewing", "operator")).toEqual([
      "pass",
      "remand",
      "reject",
    ]);
  });
});
