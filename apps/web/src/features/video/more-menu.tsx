"use client";

import { videoLabels } from "@tefuda/domain/video/labels.ja";
import {
  CircleCheckBig,
  EllipsisVertical,
  Headphones,
  Keyboard,
  Maximize,
  PictureInPicture2,
  Settings2,
} from "lucide-react";
import type { ReactNode } from "react";
import { useMedia } from "@/platform/use-media";
import { setSingleKeys } from "@/ui/display-settings";
import { useSingleKeys } from "@/ui/key-help";
import { Menu } from "@/ui/menu";
import type { MenuItem } from "@/ui/menu-props";
import { videoCopy } from "./copy.ja";
import { type RoomState, type RoomStore, showsPicture } from "./room-store";
import { canPictureInPicture, togglePictureInPicture, useFullscreen } from "./window-modes";

const copy = videoCopy.bar;

/** Sharing the screen: a button where there is room for it, else an item of the menu. */
export interface ShareAction {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isOn: boolean;
  readonly run: () => void;
}

export interface MoreMenuProps {
  room: RoomStore;
  state: RoomState;
  onDevices: () => void;
  /** Only company staff end an interview for both. */
  onFinish: (() => void) | undefined;
  /** Given where the bar has no room for its button. */
  share: ShareAction | undefined;
}

/** The rarer things one can do while talking. */
export function MoreMenu({ room, state, onDevices, onFinish, share }: MoreMenuProps) {
  const fullscreen = useFullscreen();
  const hasSingleKeys = useSingleKeys();
  const hasKeyboard = useMedia("(pointer: fine)");

  const all: (MenuItem | false | undefined)[] = [
    share && { label: share.label, icon: share.icon, onSelect: share.run },
    { label: copy.devices, icon: <Settings2 aria-hidden="true" />, onSelect: onDevices },
    {
      label: state.audioOnly ? videoCopy.audioOnly.turnOff : videoCopy.audioOnly.turnOn,
      icon: <Headphones aria-hidden="true" />,
      onSelect: () => room.setAudioOnly(state.audioOnly ? undefined : "chosen"),
    },
    canPictureInPicture() &&
      showsPicture(state) && {
        label: copy.pictureInPicture,
        icon: <PictureInPicture2 aria-hidden="true" />,
        onSelect: togglePictureInPicture,
      },
    fullscreen.isPossible && {
      label: fullscreen.isOn ? copy.exitFullscreen : copy.fullscreen,
      icon: <Maximize aria-hidden="true" />,
      onSelect: fullscreen.toggle,
    },
    hasKeyboard && {
      label: hasSingleKeys ? copy.keysOff : copy.keysOn,
      icon: <Keyboard aria-hidden="true" />,
      onSelect: () => setSingleKeys(!hasSingleKeys),
    },
    onFinish && {
      label: videoLabels.finish,
      icon: <CircleCheckBig aria-hidden="true" />,
      onSelect: onFinish,
      divided: true,
    },
  ];
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={copy.more}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-ink hover:bg-edge/40 xs:size-12"
        >
          <EllipsisVertical className="size-5.5" aria-hidden="true" />
        </button>
      }
      items={all.filter((item) => item !== false && item !== undefined)}
    />
  );
}
