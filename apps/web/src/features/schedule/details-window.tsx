"use client";

import { Modal } from "@/ui/modal";
import { FixedBody, ProposedBody, RescheduleBody } from "./card/body";
import { cardCopy as copy } from "./card/copy.ja";
import type { ScheduleRoom } from "./schedule-room";

export interface DetailsWindowProps {
  open: boolean;
  onClose: () => void;
  room: ScheduleRoom;
}

/** Where the dates stand now, wherever in the thread their message is. */
export function DetailsWindow({ open, onClose, room }: DetailsWindowProps) {
  const { current, side } = room;
  const parts = current && { room, schedule: current, isLive: true, isPast: false };
  return (
    <Modal
      open={open}
      onClose={onClose}
      width="sm"
      title={
        current?.status === "fixed"
          ? copy.title.fixed
          : current?.status === "proposed"
            ? copy.title.proposed
            : copy.title.reschedule
      }
    >
      <div className="grid gap-4 text-sm">
        {parts &&
          (current.status === "fixed" ? (
            <FixedBody {...parts} />
          ) : current.status === "proposed" ? (
            <ProposedBody {...parts} />
          ) : (
            <RescheduleBody {...parts} isMine={current.changedByType === side} />
          ))}
      </div>
    </Modal>
  );
}
