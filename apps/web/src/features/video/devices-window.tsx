"use client";

import { Button } from "@/ui/button";
import { Modal } from "@/ui/modal";
import { videoCopy } from "./copy.ja";
import { DeviceFields } from "./device-fields";
import type { LocalMedia, LocalMediaStore } from "./local-media";

export interface DevicesWindowProps {
  open: boolean;
  onClose: () => void;
  local: LocalMedia;
  media: LocalMediaStore;
}

/** Another camera, microphone or speaker, without leaving the call. */
export function DevicesWindow({ open, onClose, local, media }: DevicesWindowProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={videoCopy.bar.devices}
      width="sm"
      footer={
        <Button variant="secondary" onClick={onClose}>
          {videoCopy.panel.close}
        </Button>
      }
    >
      <DeviceFields local={local} media={media} />
    </Modal>
  );
}
