"use client";

import clsx from "clsx";
import { useEffect, useRef } from "react";

export interface TrackVideoProps {
  track: MediaStreamTrack;
  label: string;
  /** One's own face, as in a mirror. */
  mirrored?: boolean;
  /** The whole picture instead of a full frame: letters at the edge of a screen count. */
  whole?: boolean;
  className?: string;
  id?: string;
}

/** A picture that moves; its sound is played elsewhere. */
export function TrackVideo({ track, label, mirrored, whole, className, id }: TrackVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = new MediaStream([track]);
    return () => {
      element.srcObject = null;
    };
  }, [track]);
  return (
    <video
      ref={video}
      id={id}
      autoPlay
      muted
      playsInline
      aria-label={label}
      className={clsx(
        "size-full",
        whole ? "object-contain" : "object-cover",
        mirrored && "-scale-x-100",
        className,
      )}
    />
  );
}
