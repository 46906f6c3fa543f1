import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { actionsFrom, transition } from "../states/machine.ts";
import {
  isLive,
  liveScheduleStatuses,
  type ScheduleAction,
  type ScheduleParty,
  type ScheduleStatus,
  scheduleMachine,
  scheduleStatuses,
} from "./states.ts";

/** The table of product rules a second time: who leads from where to where. */
const expected = [
  "none propose proposer proposed",
  "proposed select other fixed",
  "proposed requestReschedule other rescheduleRequested",
  "proposed withdraw proposer cancelled",
  "proposed expire system expired",
  "rescheduleRequested propose proposer,other proposed",
  "fixed requestReschedule proposer,other rescheduleRequested",
  "fixed cancel proposer,other,system cancelled",
  "fixed finish proposer,other,system done",
];
const parties: readonly ScheduleParty[] = ["proposer", "other", "system"];
const actions: readonly ScheduleAction[] = [
  "propose",
  "select",
  "requestReschedule",
  "withdraw",
  "expire",
  "cancel",
  "finish",
];
const ends: readonly ScheduleStatus[] = ["cancelled", "expired", "done"];

describe("the machine of interviews", () => {
  it("is the table, no more and no less", () => {
    const rows = scheduleMachine.map(
      ({ from, action, by, to }) => `${from} ${action} ${by.join(",")} ${to}`,
    );
    expect(rows).toEqual(expected);
  });

  it("has no way out of an end, and one that both can take out of everything else", () => {
    for (const status of scheduleStatuses) {
      const ways = parties.flatMap((by) => actionsFrom(scheduleMachine, status, by));
      if (ends.includes(status)) expect(ways).toEqual([]);
      else
        for (const by of ["proposer", "other"] as const)
          expect(actionsFrom(scheduleMachine, status, by)).not.toEqual([]);
    }
  });

  it("never lets anyone answer what they proposed themselves", () => {
    for (const action of ["select", "requestReschedule"] as const)
      expect(transition(scheduleMachine, { from: "proposed", action, by: "proposer" })).toBe(
        undefined,
      );
  });

  it("reaches every state", () => {
    const reached = new Set<ScheduleStatus>();
    const from = (at: ScheduleStatus | "none") => {
      for (const action of actions)
        for (const by of parties) {
          const to = transition(scheduleMachine, { action, by, from: at });
          if (!to || reached.has(to)) continue;
          reached.add(to);
          from(to);
        }
    };
    from("none");
    expect([...reached].toSorted()).toEqual([...scheduleStatuses].toSorted());
  });

  it("leads along the table, whatever is tried", () => {
    const steps = fc.array(
      fc.record({ action: fc.constantFrom(...actions), by: fc.constantFrom(...parties) }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(steps, (tried) => {
        let at: ScheduleStatus | "none" = "none";
        for (const step of tried) {
          const to: ScheduleStatus | undefined = transition(scheduleMachine, { ...step, from: at });
          if (!to) continue;
          const row = `${at} ${step.action} `;
          expect(expected.some((one) => one.startsWith(row) && one.endsWith(` ${to}`))).toBe(true);
          expect(ends).not.toContain(at);
          at = to;
        }
      }),
      { numRuns: 500 },
    );
  });

  it("counts as open what holds a time", () => {
    expect(liveScheduleStatuses).toEqual(["proposed", "fixed"]);
    expect(scheduleStatuses.filter(isLive)).toEqual(liveScheduleStatuses);
  });
});
