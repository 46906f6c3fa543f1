"use client";

import { ChooseWindow } from "./card/choose-window";
import { ReasonWindow } from "./card/reason-window";
import { WithdrawWindow } from "./card/withdraw-window";
import { DetailsWindow } from "./details-window";
import { ProposeWindow } from "./propose/propose-window";
import type { ScheduleRoom } from "./schedule-room";
import { isStepPossible, type ScheduleStep } from "./steps";
import type { CurrentSchedule, ScheduleReading } from "./use-schedule";

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

export interface ScheduleWindowsProps {
  room: ScheduleRoom;
  reading: ScheduleReading;
  /** The window that is or was last open; what was written in it stays. */
  step: ScheduleStep;
  isOpen: boolean;
  onClose: () => void;
}

/** The windows of an interview's dates, over the room. */
export function ScheduleWindows({ room, reading, step, isOpen, onClose }: ScheduleWindowsProps) {
  const { matching, current, side, now } = room;
  const of = (kind: ScheduleStep["kind"]): StepWindowProps => ({
    open: isOpen && step.kind === kind,
    onClose,
    isPossible: step.kind === kind && isStepPossible(step, current, side, now),
    current,
    partnerName: matching.partner.name,
    reading,
  });
  return (
    <>
      <ProposeWindow
        open={isOpen && step.kind === "propose"}
        onClose={onClose}
        matching={matching}
        side={side}
        reading={reading}
      />
      <DetailsWindow
        open={
          isOpen &&
          isStepPossible({ kind: "details" }, current, side, now) &&
          step.kind === "details"
        }
        onClose={onClose}
        room={room}
      />
      <ChooseWindow
        {...of("choose")}
        candidateId={step.kind === "choose" ? step.candidateId : ""}
      />
      <WithdrawWindow {...of("withdraw")} />
      <ReasonWindow {...of("noneFits")} kind="noneFits" />
      <ReasonWindow {...of("change")} kind="change" />
      <ReasonWindow {...of("cancel")} kind="cancel" />
    </>
  );
}
