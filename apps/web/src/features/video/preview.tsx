"use client";

import { Mic, MicOff, Video, VideoOff } from "lucide-react";
import { Spinner } from "@/ui/spinner";
import { videoCopy } from "./copy.ja";
import { isDark, isSilent, type LocalMedia, type LocalMediaStore } from "./local-media";
import { RoomButton } from "./room-button";
import { TrackVideo } from "./track-video";

const copy = videoCopy.check;

/** One's own picture before entering, with the two switches below it. */
export function Preview({ local, media }: { local: LocalMedia; media: LocalMediaStore }) {
  const { camera, status } = local;
  const isMuted = isSilent(local);
  const isCameraOff = isDark(local);
  const { bar } = videoCopy;
  return (
    <div className="relative grid aspect-4/3 w-full place-items-center overflow-hidden rounded-lg border border-line bg-sunken sm:aspect-video">
      {camera ? (
        <TrackVideo track={camera} label={copy.preview} mirrored className="absolute inset-0" />
      ) : (
        <div className="grid justify-items-center gap-3 px-6 pb-14 text-center text-ink-2 text-sm">
          {status === "ready" ? (
            <VideoOff className="size-8" aria-hidden="true" />
          ) : (
            <Spinner className="size-8" />
          )}
          <p>
            {status !== "ready"
              ? copy.asking
              : local.isCameraOff
                ? copy.cameraIsOff
                : copy.cameraFails}
          </p>
        </div>
      )}
      <div className="absolute inset-x-0 bottom-4 flex justify-center gap-4">
        <RoomButton
          label={isMuted ? bar.unmute : bar.mute}
          shortcut="M"
          look={isMuted ? "off" : "plain"}
          onClick={() => media.setMuted(!isMuted)}
        >
          {isMuted ? <MicOff aria-hidden="true" /> : <Mic aria-hidden="true" />}
        </RoomButton>
        <RoomButton
          label={isCameraOff ? bar.cameraOn : bar.cameraOff}
          shortcut="V"
          look={isCameraOff ? "off" : "plain"}
          onClick={() => media.setCameraOff(!isCameraOff)}
        >
          {isCameraOff ? <VideoOff aria-hidden="true" /> : <Video aria-hidden="true" />}
        </RoomButton>
      </div>
    </div>
  );
}
