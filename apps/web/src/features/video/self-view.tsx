"use client";

import clsx from "clsx";
import { MicOff, VideoOff } from "lucide-react";
import { type PointerEvent, useRef, useState } from "react";
import { videoCopy } from "./copy.ja";
import { type Corner, cornerAt, nextCorner } from "./corner";
import { isSilent, type LocalMedia } from "./local-media";
import { TrackVideo } from "./track-video";
import { useSpeaking } from "./use-level";

const copy = videoCopy.call;

const places: Record<Corner, string> = {
  topLeft: "top-3 left-3",
  topRight: "top-3 right-3",
  bottomRight: "right-3 bottom-3",
  bottomLeft: "bottom-14 left-3",
};

/** A press that moves less is no drag. */
const DRAG_FROM_PX = 8;

export interface SelfViewProps {
  local: LocalMedia;
  /** The line is too thin for faces: the other side does not see this one. */
  isPaused: boolean;
}

/** One's own picture in a corner: dragged to another one, or moved on by a press. */
export function SelfView({ local, isPaused }: SelfViewProps) {
  const [corner, setCorner] = useState<Corner>("bottomRight");
  const [shift, setShift] = useState<{ x: number; y: number }>();
  const start = useRef<{ x: number; y: number }>(undefined);
  const hasMoved = useRef(false);
  const { camera, screen, microphone } = local;
  const isMuted = isSilent(local);
  const isSpeaking = useSpeaking(isMuted ? undefined : microphone);

  const grab = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, y: event.clientY };
    hasMoved.current = false;
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (!start.current) return;
    const moved = { x: clientX - start.current.x, y: clientY - start.current.y };
    if (!hasMoved.current && Math.hypot(moved.x, moved.y) < DRAG_FROM_PX) return;
    hasMoved.current = true;
    setShift(moved);
  };
  const drop = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLButtonElement>) => {
    start.current = undefined;
    setShift(undefined);
    const box = currentTarget.offsetParent?.getBoundingClientRect();
    if (!hasMoved.current || !box) return;
    setCorner(cornerAt({ x: clientX - box.left, y: clientY - box.top }, box));
  };

  return (
    <button
      type="button"
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={() => {
        start.current = undefined;
        setShift(undefined);
      }}
      onClick={() => {
        if (!hasMoved.current) setCorner(nextCorner(corner));
        hasMoved.current = false;
      }}
      style={shift && { transform: `translate(${shift.x}px, ${shift.y}px)` }}
      className={clsx(
        "absolute z-10 aspect-3/4 w-24 cursor-grab touch-none overflow-hidden rounded-md border-2 bg-surface shadow-high active:cursor-grabbing sm:aspect-video sm:w-48 landscape:aspect-video landscape:max-lg:w-36",
        isSpeaking ? "border-pine" : "border-line",
        places[corner],
      )}
    >
      {camera && !screen ? (
        <>
          <TrackVideo
            track={camera}
            label={copy.ownVideo}
            mirrored
            className={clsx(isPaused && "opacity-30")}
          />
          {isPaused && (
            <span className="absolute inset-0 grid place-items-center text-xs">
              {copy.ownPaused}
            </span>
          )}
        </>
      ) : (
        <span className="grid size-full place-items-center gap-1 text-ink-2 text-xs">
          {screen ? copy.sharing : <VideoOff className="size-5" aria-hidden="true" />}
        </span>
      )}
      <span className="absolute bottom-1 left-1 flex items-center gap-1 rounded-full bg-paper/85 px-2 text-xs">
        {isMuted && <MicOff className="size-3.5 text-danger" aria-hidden="true" />}
        {copy.you}
      </span>
      <span className="sr-only">{copy.moveOwn}</span>
    </button>
  );
}
