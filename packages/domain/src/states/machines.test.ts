import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgementMachine, judgementStatuses } from "../judgement/states.ts";
import { likeMachine, likeStatuses } from "../like/states.ts";
import { liveOfferStatuses, offerMachine, offerStatuses } from "../offer/states.ts";
import { recruitmentMachine, recruitmentStatuses } from "../recruitment/states.ts";
import { reportMachine, reportStatuses } from "../report/states.ts";
import { liveScheduleStatuses, scheduleMachine, scheduleStatuses } from "../schedule/states.ts";
import { videoChatMachine, videoChatStatuses } from "../video/states.ts";
import { type Machine, transition } from "./machine.ts";

interface Case {
  name: string;
  states: readonly string[];
  machine: Machine<string, string, string>;
  /** States with no way out. */
  ends: readonly string[];
}

const cases: Case[] = [
  { name: "judgement", states: judgementStatuses, machine: judgementMachine, ends: [] },
  {
    name: "offer",
    states: offerStatuses,
    machine: offerMachine,
    ends: ["interested", "declined", "expired", "withdrawn"],
  },
  {
    name: "like",
    states: likeStatuses,
    machine: likeMachine,
    ends: ["accepted", "declined", "expired"],
  },
  {
    name: "schedule",
    states: scheduleStatuses,
    machine: scheduleMachine,
    ends: ["cancelled", "expired", "done"],
  },
  {
    name: "video",
    states: videoChatStatuses,
    machine: videoChatMachine,
    ends: ["done", "noShow", "cancelled"],
  },
  {
    name: "recruitment",
    states: recruitmentStatuses,
    machine: recruitmentMachine,
    ends: ["closed"],
  },
  {
    name: "report",
    states: reportStatuses,
    machine: reportMachine,
    ends: ["actioned", "dismissed"],
  },
];

describe.each(cases)("the $name machine", ({ states, machine, ends }) => {
  const actions = [...new Set(machine.map(({ action }) => action))];
  const parties = [...new Set(machine.flatMap(({ by }) => by))];

  it("has one row for a state and an action, reaches every state and ends where it should", () => {
    const keys = machine.map(({ from, action }) => `${from} ${action}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(machine.map(({ to }) => to))).toEqual(new Set(states));
    expect(states.filter((state) => !machine.some(({ from }) => from === state))).toEqual(ends);
  });

  it("never leaves its table, whatever is tried in whatever order", () => {
    const step = fc.record({
      action: fc.constantFrom(...actions),
      by: fc.constantFrom(...parties),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let state = "none";
        for (const { action, by } of steps) {
          const next = transition(machine, { from: state, action, by });
          const row = machine.find((one) => one.from === state && one.action === action);
          expect(next).toBe(row?.by.includes(by) ? row.to : undefined);
          state = next ?? state;
        }
        expect(["none", ...states]).toContain(state);
      }),
    );
  });
});

describe("who may do what", () => {
  it("lets only the seeker answer an offer and only the ace take it back", () => {
    for (const from of liveOfferStatuses) {
      expect(transition(offerMachine, { from, action: "accept", by: "joker" })).toBe("interested");
      expect(transition(offerMachine, { from, action: "accept", by: "ace" })).toBeUndefined();
      expect(transition(offerMachine, { from, action: "withdraw", by: "ace" })).toBe("withdrawn");
      expect(transition(offerMachine, { from, action: "withdraw", by: "joker" })).toBeUndefined();
    }
  });

  it("lets the other side choose a time and only the proposer withdraw", () => {
    const from = "proposed";
    expect(transition(scheduleMachine, { from, action: "select", by: "other" })).toBe("fixed");
    expect(transition(scheduleMachine, { from, action: "select", by: "proposer" })).toBeUndefined();
    expect(transition(scheduleMachine, { from, action: "withdraw", by: "proposer" })).toBe(
      "cancelled",
    );
    expect(transition(scheduleMachine, { from, action: "withdraw", by: "other" })).toBeUndefined();
    expect(liveScheduleStatuses).toEqual(["proposed", "fixed"]);
  });
});
