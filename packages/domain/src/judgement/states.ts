import type { RegistrationStatus } from "../options/registration-statuses.ts";
import type { Machine } from "../states/machine.ts";

/** Statuses of a judgement (spec 3 · Joker judgement); it starts as `requested`. */
export const judgementStatuses = [
  "requested",
  "reviewing",
  "remanded",
  "passed",
  "rejected",
] as const;
export type JudgementStatus = (typeof judgementStatuses)[number];

export type JudgementAction = "request" | "open" | "pass" | "remand" | "reject";
export type JudgementParty = "joker" | "operator";

/**
 * How a judgement moves. A request while it is already `requested` has no row: it changes
 * nothing. `passed` is final, except that an operator may withdraw it for misuse.
 */
export const judgementMachine: Machine<JudgementStatus, JudgementAction, JudgementParty> = [
  { from: "none", action: "request", by: ["joker"], to: "requested" },
  { from: "reviewing", action: "request", by: ["joker"], to: "requested" },
  { from: "remanded", action: "request", by: ["joker"], to: "requested" },
  { from: "rejected", action: "request", by: ["joker"], to: "requested" },
  { from: "requested", action: "open", by: ["operator"], to: "reviewing" },
  { from: "requested", action: "pass", by: ["operator"], to: "passed" },
  { from: "requested", action: "remand", by: ["operator"], to: "remanded" },
  { from: "requested", action: "reject", by: ["operator"], to: "rejected" },
  { from: "reviewing", action: "pass", by: ["operator"], to: "passed" },
  { from: "reviewing", action: "remand", by: ["operator"], to: "remanded" },
  { from: "reviewing", action: "reject", by: ["operator"], to: "rejected" },
  { from: "passed", action: "reject", by: ["operator"], to: "rejected" },
];

/** Verdicts an operator can give, and the action that each stands for. */
export const verdicts = ["passed", "remanded", "rejected"] as const;
export type Verdict = (typeof verdicts)[number];
export const verdictActions = {
  passed: "pass",
  remanded: "remand",
  rejected: "reject",
} as const satisfies Record<Verdict, JudgementAction>;

/** The seeker's registration status that goes with each judgement status (spec 4). */
export const registrationStatusOfJudgement = {
  requested: "judging",
  reviewing: "judging",
  remanded: "provisioning",
  passed: "registered",
  rejected: "judging",
} as const satisfies Record<JudgementStatus, RegistrationStatus>;
