"use client";

import { PROFILE_IMAGE_RECOMMENDED_EDGE } from "@tefuda/domain/constants/image";
import { useState } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { uiCopy } from "@/ui/copy.ja";
import { areaOf, wholeCrop } from "@/ui/crop-geometry";
import { CroppedPicture, ImageCrop } from "@/ui/image-crop";
import { Modal } from "@/ui/modal";
import { profileImageCopy as copy } from "./copy.ja";
import type { ChosenPicture } from "./picture";
import type { useProfileImage } from "./use-profile-image";

type Use = ReturnType<typeof useProfileImage>["use"];

export interface CropModalProps {
  picture: ChosenPicture;
  onUse: Use;
  /** Runs once the window is gone. */
  onClosed: () => void;
}

/** The window in which the square of a photo is chosen. */
export function CropModal({ picture, onUse, onClosed }: CropModalProps) {
  const [isOpen, setOpen] = useState(true);
  const [crop, setCrop] = useState(() => wholeCrop(picture.size));
  const [isUsing, setUsing] = useState(false);
  const isSmall = areaOf(picture.size, crop).side < PROFILE_IMAGE_RECOMMENDED_EDGE;
  const close = () => setOpen(false);
  const use = async () => {
    setUsing(true);
    await onUse(picture, crop);
    close();
  };
  return (
    <Modal
      open={isOpen}
      onClose={close}
      onClosed={onClosed}
      width="sm"
      title={copy.cropTitle}
      description={copy.cropLead}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {uiCopy.cancel}
          </Button>
          <Button busy={isUsing} onClick={use}>
            {copy.use}
          </Button>
        </>
      }
    >
      <ImageCrop picture={picture} crop={crop} onChange={setCrop} />
      <div className="flex items-center gap-4">
        <span className="relative size-16 shrink-0 overflow-hidden rounded-full border border-line bg-sunken">
          <CroppedPicture picture={picture} crop={crop} />
        </span>
        <p className="text-ink-2 text-sm">
          <span className="block font-semibold text-ink">{copy.preview}</span>
          {copy.previewLead}
        </p>
      </div>
      {isSmall && (
        <Banner inset tone="warning">
          {copy.small}
        </Banner>
      )}
    </Modal>
  );
}
