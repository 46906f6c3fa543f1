"use client";

import { formatTime } from "@tefuda/domain/time/format.ja";
import { videoLabels } from "@tefuda/domain/video/labels.ja";
import { useZoned } from "@/platform/local-time";
import { Button } from "@/ui/button";
import { Modal } from "@/ui/modal";
import { videoCopy } from "./copy.ja";
import type { RoomView } from "./use-room-view";

const copy = videoCopy.leave;

export interface LeaveWindowProps {
  open: boolean;
  view: RoomView;
  onClose: () => void;
  onLeave: () => void;
  /** Given to company staff: ends it for both. */
  onFinish: (() => void) | undefined;
}

/** Until when one may come back: from its time on, a talk may end a minute after one of the two has left. */
export const returnText = (
  { status, startAt, closesAt, serverNow }: RoomView,
  zoned: ReturnType<typeof useZoned>,
): string =>
  status === "inProgress" && serverNow >= startAt
    ? copy.bodyMet
    : copy.body(zoned(formatTime(closesAt), closesAt));

/** Leaving for a moment, or, for company staff, ending the interview. */
export function LeaveWindow({ open, view, onClose, onLeave, onFinish }: LeaveWindowProps) {
  const zoned = useZoned();
  return (
    <Modal
      open={open}
      onClose={onClose}
      width={onFinish ? "md" : "sm"}
      title={videoLabels.leaveConfirm}
      description={returnText(view, zoned)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          {onFinish && (
            <Button variant="secondary" onClick={onFinish}>
              {videoLabels.finish}
            </Button>
          )}
          <Button variant="danger" onClick={onLeave}>
            {videoLabels.leave}
          </Button>
        </>
      }
    >
      {onFinish && <p className="text-sm">{copy.finishHint}</p>}
    </Modal>
  );
}
