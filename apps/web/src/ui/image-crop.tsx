"use client";

import { ZoomIn, ZoomOut } from "lucide-react";
import { uiCopy } from "./copy.ja.ts";
import { areaOf, type Crop, placeOf, type Size, zoomTo } from "./crop-geometry.ts";
import { IconButton } from "./icon-button.tsx";
import { Picture } from "./picture.tsx";
import { useCropHand, zoomPercent, zoomRange } from "./use-crop-hand.ts";

export interface CropPicture {
  /** A picture in this browser's memory, as an address. */
  readonly src: string;
  /** In the pixels that the crop counts in; the picture itself may be a lighter copy. */
  readonly size: Size;
}

export interface ImageCropProps {
  picture: CropPicture;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** Chooses a square of a picture: by dragging, pinching and the wheel, by keys, and by the slider. */
export function ImageCrop({ picture, crop, onChange }: ImageCropProps) {
  const { size } = picture;
  const { frame, handlers } = useCropHand(size, crop, onChange);
  const { across, down } = placeOf(size, crop);
  const zoom = zoomPercent(crop);
  const step = (by: number) => onChange(zoomTo(size, crop, crop.zoom + by));
  return (
    <div className="grid gap-3">
      <div
        ref={frame}
        {...handlers}
        role="slider"
        tabIndex={0}
        aria-label={uiCopy.crop.place}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={across}
        aria-valuetext={uiCopy.crop.placeText(across, down)}
        className="relative mx-auto aspect-square w-full max-w-[min(20rem,36dvh)] cursor-grab touch-none select-none overflow-hidden rounded-md bg-sunken active:cursor-grabbing"
      >
        <CroppedPicture picture={picture} crop={crop} />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 rounded-full border-2 border-surface shadow-[0_0_0_100vmax_var(--scrim)]"
        />
      </div>
      <div className="mx-auto flex w-full max-w-80 items-center gap-2">
        <IconButton label={uiCopy.crop.out} onClick={() => step(-0.25)}>
          <ZoomOut className="size-5" aria-hidden="true" />
        </IconButton>
        <input
          type="range"
          aria-label={uiCopy.crop.zoom}
          aria-valuetext={`${zoom}%`}
          {...zoomRange}
          value={zoom}
          onChange={(event) => onChange(zoomTo(size, crop, Number(event.target.value) / 100))}
          className="min-h-11 min-w-0 flex-1 [accent-color:var(--accent)]"
        />
        <IconButton label={uiCopy.crop.in} onClick={() => step(0.25)}>
          <ZoomIn className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}

/** The chosen square, filling whatever square stands around it. */
export function CroppedPicture({ picture, crop }: Pick<ImageCropProps, "picture" | "crop">) {
  const { left, top, side } = areaOf(picture.size, crop);
  const percent = (length: number) => `${(length / side) * 100}%`;
  return (
    <Picture
      src={picture.src}
      alt=""
      // The optimizer knows nothing of what is in this browser's memory.
      unoptimized
      loading="eager"
      width={picture.size.width}
      height={picture.size.height}
      draggable={false}
      className="absolute max-w-none"
      style={{
        left: percent(-left),
        top: percent(-top),
        width: percent(picture.size.width),
        height: percent(picture.size.height),
      }}
    />
  );
}
