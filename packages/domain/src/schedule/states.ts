import type { Machine } from "../states/machine.ts";
import type { ProposerType } from "./constants.ts";

export const scheduleStatuses = [
  "proposed",
  "fixed",
  "rescheduleRequested",
  "cancelled",
  "expired",
  "done",
] as const;
export type ScheduleStatus = (typeof scheduleStatuses)[number];

export type ScheduleAction =
  | "propose"
  | "select"
  | "requestReschedule"
  | "withdraw"
  | "expire"
  | "cancel"
  | "finish";
/** Who acts, seen from the schedule: the one who proposed it, the other member, or the clock. */
export type ScheduleParty = "proposer" | "other" | "system";

/** How a schedule moves (spec 4 · Scheduling and chat); the time limits stand beside it. */
export const scheduleMachine: Machine<ScheduleStatus, ScheduleAction, ScheduleParty> = [
  { from: "none", action: "propose", by: ["proposer"], to: "proposed" },
  { from: "proposed", action: "select", by: ["other"], to: "fixed" },
  { from: "proposed", action: "requestReschedule", by: ["other"], to: "rescheduleRequested" },
  { from: "proposed", action: "withdraw", by: ["proposer"], to: "cancelled" },
  { from: "proposed", action: "expire", by: ["system"], to: "expired" },
  {
    from: "rescheduleRequested",
    action: "propose",
    by: ["proposer", "other"],
    to: "proposed",
  },
  {
    from: "fixed",
    action: "requestReschedule",
    by: ["proposer", "other"],
    to: "rescheduleRequested",
  },
  // By itself when nobody met anybody.
  { from: "fixed", action: "cancel", by: ["proposer", "other", "system"], to: "cancelled" },
  { from: "fixed", action: "finish", by: ["proposer", "other", "system"], to: "done" },
];

/** Only one schedule of a matching may be in one of these at a time. */
export const liveScheduleStatuses = [
  "proposed",
  "fixed",
] as const satisfies readonly ScheduleStatus[];

/** Whether a schedule in this state holds the place of the one that a matching may have. */
export function isLive(status: ScheduleStatus): boolean {
  return liveScheduleStatuses.some((live) => live === status);
}

/** Whether a proposal was taken back before anything was fixed, and no interview cancelled. */
export function isWithdrawn(schedule: {
  readonly status: ScheduleStatus;
  readonly selectedCandidateId?: string | null | undefined;
}): boolean {
  return schedule.status === "cancelled" && !schedule.selectedCandidateId;
}

/** The party that a side of the matching is for a schedule; a colleague who takes over stands for it. */
export function schedulePartyOf(
  schedule: { readonly proposerType: ProposerType },
  side: ProposerType,
) {
  return schedule.proposerType === side ? "proposer" : "other";
}
