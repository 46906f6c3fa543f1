import type { ProposerType } from "@tefuda/domain/schedule/constants";
import { canCancel, canRequestReschedule } from "@tefuda/domain/schedule/policy";
import { isLive } from "@tefuda/domain/schedule/states";
import type { CurrentSchedule, ScheduleReading } from "./use-schedule";

/** The windows over the room; one is open at a time. */
export type ScheduleStep =
  | { readonly kind: "propose" }
  | { readonly kind: "details" }
  | { readonly kind: "choose"; readonly candidateId: string }
  | { readonly kind: "withdraw" }
  | { readonly kind: "noneFits" }
  | { readonly kind: "change" }
  | { readonly kind: "cancel" };

/** What the window of a step knows. */
export interface StepWindowProps {
  open: boolean;
  onClose: () => void;
  /** The step can be taken, as far as this page knows. */
  isPossible: boolean;
  current: CurrentSchedule | null | undefined;
  partnerName: string;
  reading: ScheduleReading;
}

/** The chosen candidate of a fixed schedule. */
export function chosenOf<C extends { readonly id: string }>(schedule: {
  readonly candidates: readonly C[];
  readonly selectedCandidateId?: string | null | undefined;
}): C | undefined {
  return schedule.candidates.find(({ id }) => id === schedule.selectedCandidateId);
}

/** Whether a schedule holds the place of the one that a matching may have open. */
export const isOpen = (schedule: CurrentSchedule | null | undefined): schedule is CurrentSchedule =>
  !!schedule && isLive(schedule.status);

/** Whether a window still has something to do, by where things stand now. */
export function isStepPossible(
  step: ScheduleStep,
  current: CurrentSchedule | null | undefined,
  side: ProposerType,
  now: Date,
): boolean {
  const isMine = current?.proposerType === side;
  const start = current && chosenOf(current)?.startAt;
  switch (step.kind) {
    case "propose":
      return !isOpen(current);
    case "details":
      return current?.status === "rescheduleRequested" || isOpen(current);
    case "choose":
      return (
        current?.status === "proposed" &&
        !isMine &&
        current.candidates.some(({ id }) => id === step.candidateId)
      );
    case "noneFits":
      return current?.status === "proposed" && !isMine;
    case "withdraw":
      return current?.status === "proposed" && isMine;
    case "change":
      return current?.status === "fixed" && !!start && canRequestReschedule(new Date(start), now);
    case "cancel":
      return current?.status === "fixed" && !!start && canCancel(new Date(start), now);
    default:
      return step satisfies never;
  }
}
