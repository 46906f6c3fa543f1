"use client";

import { ChooseWindow } from "./card/choose-window";
import { ReasonWindow } from "./card/reason-window";
import { WithdrawWindow } from "./card/withdraw-window";
import { DetailsWindow } from "./details-window";
import { ProposeWindow } from "./propose/propose-window";
import type { ScheduleRoom } from "./schedule-room";
import { isStepPossible, type ScheduleStep, type StepWindowProps } from "./steps";
import type { ScheduleReading } from "./use-schedule";

export interface ScheduleWindowsProps {
  room: ScheduleRoom;
  reading: ScheduleReading;
  /** The window that is or was last open; what was written in it stays. */
  step: ScheduleStep;
  open: boolean;
  onClose: () => void;
}

/** The windows of an interview's dates, over the room. */
export function ScheduleWindows({ room, reading, step, open, onClose }: ScheduleWindowsProps) {
  const { matching, current, side, now } = room;
  const of = (kind: ScheduleStep["kind"]): StepWindowProps => ({
    open: open && step.kind === kind,
    onClose,
    isPossible: step.kind === kind && isStepPossible(step, current, side, now),
    current,
    partnerName: matching.partner.name,
    reading,
  });
  return (
    <>
      <ProposeWindow
        open={open && step.kind === "propose"}
        onClose={onClose}
        matching={matching}
        side={side}
        reading={reading}
      />
      <DetailsWindow
        open={
          open && isStepPossible({ kind: "details" }, current, side, now) && step.kind === "details"
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
