import { expect, it } from "vitest";
import { EVIDENCE_MESSAGES, REPORTABLE_DAYS_AFTER_END, reportActions } from "./constants.ts";
import { REPORT_NOTE_MAX } from "./schema.ts";
import { reportStatuses } from "./states.ts";

it("keeps to its numbers and lists", () => {
  expect({
    EVIDENCE_MESSAGES,
    REPORTABLE_DAYS_AFTER_END,
    reportActions,
    REPORT_NOTE_MAX,
    reportStatuses,
  }).toEqual({
    reportStatuses: ["open", "investigating", "actioned", "dismissed"],
    EVIDENCE_MESSAGES: 50,
    REPORTABLE_DAYS_AFTER_END: 30,
    reportActions: ["warn", "restrict", "suspend", "none"],
    REPORT_NOTE_MAX: 1000,
  });
});
