"use client";

import { videoLabels } from "@tefuda/domain/video/labels.ja";
import { useEffect } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { TextLink } from "@/ui/text-link";
import { useShortcuts } from "@/ui/use-shortcuts";
import { videoCopy } from "./copy.ja";
import { CreatingWindow } from "./creating-window";
import { DeviceFields } from "./device-fields";
import { FaultBanner } from "./fault-banner";
import { joinText } from "./join-state";
import { isDark, isSilent } from "./local-media";
import { Preview } from "./preview";
import { MeetingCard } from "./room-head";
import { TakeOverWindow } from "./take-over-window";
import type { RoomHandle } from "./use-room";
import type { RoomView } from "./use-room-view";
import { useServerNow } from "./use-server-now";

const copy = videoCopy.check;

export interface CheckScreenProps extends RoomHandle {
  view: RoomView;
  threadHref: string;
}

/** Before the door: picture, voice and speaker are tried, then one enters. */
export function CheckScreen({
  view,
  threadHref,
  room,
  media,
  state,
  local,
  join,
}: CheckScreenProps) {
  const now = useServerNow(view.serverNow);
  const { fault, isCameraOff, status } = local;
  useEffect(() => {
    if (media.get().status === "idle") void media.start();
  }, [media]);
  useShortcuts({
    m: () => media.setMuted(!isSilent(local)),
    v: () => void media.setCameraOff(!isDark(local)),
  });

  const isReady = status === "ready";
  const door = joinText(view, now);
  const lacks = !isReady
    ? undefined
    : !local.microphone && !local.isMuted
      ? copy.noMicrophone
      : !local.camera && !isCameraOff
        ? copy.noCamera
        : undefined;
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-x-10 gap-y-6 px-4 pt-6 pb-8 sm:px-6 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:pt-12 landscape:max-lg:grid-cols-2 landscape:max-lg:gap-x-6 landscape:max-lg:gap-y-3 landscape:max-lg:py-3">
      <header className="grid gap-1 lg:col-span-2 landscape:max-lg:col-span-2">
        <h1 className="text-xl sm:text-2xl">{copy.title}</h1>
        <p className="text-ink-2 text-sm">{copy.lead}</p>
      </header>
      <div className="grid content-start gap-4">
        <Preview local={local} media={media} />
        <FaultBanner local={local} media={media} />
        {lacks && fault !== "notSupported" && (
          <Banner inset tone="warning">
            {lacks}
          </Banner>
        )}
        <MeetingCard view={view} />
      </div>
      <div className="grid content-start gap-6">
        {fault !== "notSupported" && (
          <>
            <DeviceFields local={local} media={media} />
            <Checkbox
              label={videoLabels.cameraOff}
              checked={isCameraOff}
              onChange={(event) => media.setCameraOff(event.target.checked)}
            />
          </>
        )}
        <p className="text-ink-2 text-sm">{videoLabels.recording}</p>
        <div className="sticky bottom-0 -mx-4 grid gap-2 border-line border-t bg-paper px-4 pt-3 pb-[calc(0.75rem+var(--safe-bottom))] sm:-mx-6 sm:px-6 landscape:max-lg:mx-0 landscape:max-lg:px-0 landscape:max-lg:pt-2 lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0">
          <Button
            wide
            size="lg"
            disabled={door.isClosed || !isReady || fault === "notSupported"}
            onClick={() => join(false)}
          >
            {door.text}
          </Button>
          <TextLink href={threadHref} className="justify-self-center text-sm">
            {videoCopy.toThread}
          </TextLink>
        </div>
      </div>
      <CreatingWindow open={state.stage === "joining"} onCancel={room.leave} />
      <TakeOverWindow
        open={state.stage === "occupied"}
        onClose={room.back}
        onConfirm={() => join(true)}
      />
    </div>
  );
}
