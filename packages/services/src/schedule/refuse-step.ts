import { AppError } from "@tefuda/domain/errors/app-error";
import {
  type ScheduleAction,
  type ScheduleStatus,
  scheduleMachine,
  schedulePartyOf,
} from "@tefuda/domain/schedule/states";
import { transition } from "@tefuda/domain/states/machine";
import type { Party } from "./interview.ts";
import type { ScheduleRow } from "./schedule-row.ts";

interface MemberStep {
  readonly row: ScheduleRow;
  readonly action: ScheduleAction;
  readonly me: Party;
  /** The version that the caller has seen. */
  readonly lockVersion: number;
}

/**
 * The state that a member's step leads to.
 * @throws AppError lock for a version or a state that is no more, permissionDenied for a step that
 * is the other side's
 */
export function nextStatus({ row, action, me, lockVersion }: MemberStep): ScheduleStatus {
  if (row.lockVersion !== lockVersion) throw new AppError("lock");
  const by = schedulePartyOf(row, me.side);
  const to = transition(scheduleMachine, { from: row.status, action, by });
  if (to) return to;
  const other = by === "proposer" ? "other" : "proposer";
  const isOthers = transition(scheduleMachine, { from: row.status, action, by: other });
  throw new AppError(isOthers ? "permissionDenied" : "lock");
}

/** Whether a call is one that was done already, sent again because its answer got lost. */
export function isRepeated(
  { row, me, lockVersion }: Omit<MemberStep, "action">,
  to: ScheduleStatus,
): boolean {
  return row.lockVersion === lockVersion + 1 && row.status === to && row.changedBy === me.id;
}
