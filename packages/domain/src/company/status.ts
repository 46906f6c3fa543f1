import type { Machine } from "../states/machine.ts";
import type { CompanyStatus } from "./schema.ts";

export const companyStatusActions = ["suspend", "resume", "close"] as const;
export type CompanyStatusAction = (typeof companyStatusActions)[number];

/** What an operator may do with a company; one that is closed stays so. */
export const companyStatusMachine: Machine<CompanyStatus, CompanyStatusAction, "operator"> = [
  { from: "active", action: "suspend", by: ["operator"], to: "suspended" },
  { from: "suspended", action: "resume", by: ["operator"], to: "active" },
  { from: "active", action: "close", by: ["operator"], to: "closed" },
  { from: "suspended", action: "close", by: ["operator"], to: "closed" },
];

export const companyStatusActionLabels = {
  suspend: "利用を停止する",
  resume: "利用を再開する",
  close: "利用を終了する",
} as const satisfies Record<CompanyStatusAction, string>;
