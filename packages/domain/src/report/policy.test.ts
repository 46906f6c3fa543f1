import { describe, expect, it } from "vitest";
import { transition } from "../states/machine.ts";
import { reportDueAt } from "./policy.ts";
import { reportMachine, reportStatuses } from "./states.ts";

const jst = (text: string) => new Date(`${text}:00+09:00`);

describe("when a report is due", () => {
  it.each([
    // Friday, 3 April 2026
    ["other", "2026-04-03T10:00", "2026-04-07T00:00"],
    ["inappropriateSpeech", "2026-04-03T10:00", "2026-04-03T14:00"],
    ["inappropriateSpeech", "2026-04-03T22:30", "2026-04-06T02:30"],
    ["inappropriateSpeech", "2026-04-04T12:00", "2026-04-06T04:00"],
    ["soliciting", "2026-04-05T12:00", "2026-04-07T00:00"],
    // the holidays of May
    ["inappropriateSpeech", "2026-05-01T21:00", "2026-05-07T01:00"],
  ] as const)("%s of %s until %s", (reason, createdAt, dueAt) => {
    expect(reportDueAt([reason], jst(createdAt))).toEqual(jst(dueAt));
  });

  it("goes by the most urgent reason", () => {
    const at = jst("2026-04-03T10:00");
    expect(reportDueAt(["other", "inappropriateSpeech"], at)).toEqual(jst("2026-04-03T14:00"));
  });
});

describe("the states of a report", () => {
  const table: Record<string, string> = {
    none: "create>open",
    open: "investigate>investigating act>actioned dismiss>dismissed",
    investigating: "act>actioned dismiss>dismissed",
    actioned: "",
    dismissed: "",
  };
  it.each(["none", ...reportStatuses] as const)("from %s", (from) => {
    const steps = (["create", "investigate", "act", "dismiss"] as const).flatMap((action) => {
      const by = action === "create" ? "member" : "operator";
      const to = transition(reportMachine, { from, action, by });
      return to ? [`${action}>${to}`] : [];
    });
    expect(steps.join(" ")).toBe(table[from]);
  });
});
