"use client";

import { videoLabels } from "@tefuda/domain/video/labels.ja";
import { ConfirmModal } from "@/ui/confirm-modal";
import { videoCopy } from "./copy.ja";

export interface TakeOverWindowProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Another device of the same person sits in the room. */
export function TakeOverWindow(props: TakeOverWindowProps) {
  return (
    <ConfirmModal
      {...props}
      title={videoCopy.takeOver.title}
      body={videoLabels.takeOver}
      confirmLabel={videoCopy.takeOver.confirm}
    />
  );
}
