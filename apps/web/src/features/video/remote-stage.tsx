"use client";

import { videoLabels } from "@tefuda/domain/video/labels.ja";
import clsx from "clsx";
import { MicOff } from "lucide-react";
import { Avatar } from "@/ui/avatar";
import { Spinner } from "@/ui/spinner";
import { videoCopy } from "./copy.ja";
import { type RoomState, showsPicture } from "./room-store";
import { TrackVideo } from "./track-video";
import { useSpeaking } from "./use-level";
import type { RoomView } from "./use-room-view";
import { REMOTE_PICTURE } from "./window-modes";

const copy = videoCopy.call;

export interface RemoteStageProps {
  partner: RoomView["partner"];
  state: RoomState;
}

/** The other side, as large as the screen; their face or name when there is no picture. */
export function RemoteStage({ partner, state }: RemoteStageProps) {
  const { signs, video, audio, line } = state;
  const isSpeaking = useSpeaking(line === "connected" && !signs.isMuted ? audio : undefined);
  return (
    <div
      className={clsx(
        "absolute inset-0 grid place-items-center overflow-hidden bg-sunken transition-shadow sm:rounded-lg",
        isSpeaking && "inset-ring-3 inset-ring-pine",
      )}
    >
      {video && showsPicture(state) ? (
        <TrackVideo
          id={REMOTE_PICTURE}
          track={video}
          label={
            signs.isSharing ? copy.partnerScreen(partner.name) : copy.partnerVideo(partner.name)
          }
          whole={signs.isSharing}
          className={clsx(
            "landscape:object-contain",
            line === "reconnecting" && "opacity-40 blur-sm",
          )}
        />
      ) : (
        <div className="grid justify-items-center gap-4 px-6 text-center">
          <span
            className={clsx(
              "rounded-full",
              isSpeaking && "outline-4 outline-pine outline-offset-4",
            )}
          >
            <Avatar name={partner.name} src={partner.imageURL} size="xl" />
          </span>
          <p className="text-ink-2 text-sm">{noPicture(state, partner.name)}</p>
        </div>
      )}
      {line === "reconnecting" && (
        <p className="absolute inset-x-4 top-1/2 mx-auto flex w-fit -translate-y-1/2 items-center gap-3 rounded-full bg-paper/90 px-5 py-3">
          <Spinner />
          {videoLabels.reconnecting}
        </p>
      )}
      <p className="absolute bottom-3 left-3 flex max-w-[calc(100%-9rem)] items-center gap-2 rounded-full bg-paper/85 px-3 py-1 text-sm">
        {signs.isMuted && (
          <>
            <MicOff className="size-4 shrink-0 text-danger" aria-hidden="true" />
            <span className="sr-only">{copy.partnerMuted(partner.name)}</span>
          </>
        )}
        <span className="truncate">{partner.name}</span>
        {isSpeaking && <span className="sr-only">{copy.speaking}</span>}
      </p>
    </div>
  );
}

/** Why the other side cannot be seen: a camera that is off is not the same as a thin line. */
function noPicture({ line, signs }: RoomState, name: string): string {
  if (line === "connecting") return copy.connecting;
  return signs.isCameraOff ? copy.partnerCameraOff(name) : copy.partnerPaused(name);
}
