import type { Machine } from "../states/machine.ts";

export const reportStatuses = ["open", "investigating", "actioned", "dismissed"] as const;
export type ReportStatus = (typeof reportStatuses)[number];
export const reportStatusLabels = {
  open: "未対応",
  investigating: "確認中",
  actioned: "対応済み",
  dismissed: "対応不要",
} as const satisfies Record<ReportStatus, string>;

export type ReportStep = "create" | "investigate" | "act" | "dismiss";
export type ReportParty = "member" | "operator";

export const reportMachine: Machine<ReportStatus, ReportStep, ReportParty> = [
  { from: "none", action: "create", by: ["member"], to: "open" },
  { from: "open", action: "investigate", by: ["operator"], to: "investigating" },
  { from: "open", action: "act", by: ["operator"], to: "actioned" },
  { from: "open", action: "dismiss", by: ["operator"], to: "dismissed" },
  { from: "investigating", action: "act", by: ["operator"], to: "actioned" },
  { from: "investigating", action: "dismiss", by: ["operator"], to: "dismissed" },
];

/** The step that leads to a status an operator decides on. */
export const stepOfReportStatus = {
  actioned: "act",
  dismissed: "dismiss",
} as const satisfies Partial<Record<ReportStatus, ReportStep>>;
