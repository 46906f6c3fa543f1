"use client";

import { videoLabels } from "@tefuda/domain/video/labels.ja";
import {
  MessageSquareText,
  Mic,
  MicOff,
  MonitorUp,
  MonitorX,
  PhoneOff,
  UserRound,
  Video,
  VideoOff,
} from "lucide-react";
import { useEffect, useState } from "react";
import { useShortcuts } from "@/ui/use-shortcuts";
import { useWide } from "@/ui/use-wide";
import { videoCopy } from "./copy.ja";
import { canShareScreen } from "./devices";
import { isDark, isSilent, type LocalMedia, type LocalMediaStore } from "./local-media";
import { MoreMenu, type MoreMenuProps, type ShareAction } from "./more-menu";
import { RoomButton } from "./room-button";

const copy = videoCopy.bar;

export type Panel = "chat" | "profile";

/** The button that opens a panel, and where one is again once it is closed. */
export const panelButtonId = (panel: Panel) => `room-${panel}`;

export interface ControlBarProps extends Omit<MoreMenuProps, "share"> {
  local: LocalMedia;
  media: LocalMediaStore;
  panel: Panel | undefined;
  hasUnread: boolean;
  onPanel: (panel: Panel | undefined) => void;
  onLeave: () => void;
}

const onOrPlain = (isOn: boolean) => (isOn ? "on" : "plain");

/** Everything one can do while talking; the rarer things in a menu. */
export function ControlBar(props: ControlBarProps) {
  const { local, media, panel, onPanel, onLeave } = props;
  const { screen } = local;
  const isMuted = isSilent(local);
  const isCameraOff = isDark(local);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(canShareScreen()), []);
  const share: ShareAction | undefined = canShare
    ? {
        label: screen ? videoCopy.call.stopSharing : copy.share,
        icon: screen ? <MonitorX aria-hidden="true" /> : <MonitorUp aria-hidden="true" />,
        isOn: screen !== undefined,
        run: screen ? media.stopSharing : media.share,
      }
    : undefined;
  const isNarrow = !useWide(576);
  const toggle = (one: Panel) => onPanel(panel === one ? undefined : one);
  const mute = () => media.setMuted(!isMuted);
  const blacken = () => void media.setCameraOff(!isCameraOff);
  useShortcuts({ m: mute, v: blacken });

  return (
    <section
      aria-label={copy.label}
      className="flex shrink-0 items-center justify-center gap-1 px-2 pt-3 pb-[calc(0.75rem+var(--safe-bottom))] xs:gap-2.5 sm:gap-3.5 landscape:max-lg:py-1.5"
    >
      <RoomButton
        label={isMuted ? copy.unmute : copy.mute}
        shortcut="M"
        look={isMuted ? "off" : "plain"}
        onClick={mute}
      >
        {isMuted ? <MicOff aria-hidden="true" /> : <Mic aria-hidden="true" />}
      </RoomButton>
      <RoomButton
        label={isCameraOff ? copy.cameraOn : copy.cameraOff}
        shortcut="V"
        look={isCameraOff ? "off" : "plain"}
        onClick={blacken}
      >
        {isCameraOff ? <VideoOff aria-hidden="true" /> : <Video aria-hidden="true" />}
      </RoomButton>
      {share && !isNarrow && (
        <RoomButton label={share.label} look={onOrPlain(share.isOn)} onClick={share.run}>
          {share.icon}
        </RoomButton>
      )}
      <RoomButton
        id={panelButtonId("chat")}
        label={copy.chat}
        look={onOrPlain(panel === "chat")}
        expanded={panel === "chat"}
        hasNews={props.hasUnread && panel !== "chat"}
        onClick={() => toggle("chat")}
      >
        <MessageSquareText aria-hidden="true" />
      </RoomButton>
      <RoomButton
        id={panelButtonId("profile")}
        label={copy.profile}
        look={onOrPlain(panel === "profile")}
        expanded={panel === "profile"}
        onClick={() => toggle("profile")}
      >
        <UserRound aria-hidden="true" />
      </RoomButton>
      <MoreMenu {...props} share={isNarrow ? share : undefined} />
      <RoomButton label={videoLabels.leave} look="danger" onClick={onLeave}>
        <PhoneOff aria-hidden="true" />
      </RoomButton>
    </section>
  );
}
