"use client";

import { videoLabels } from "@tefuda/domain/video/labels.ja";
import { useEffect, useSyncExternalStore } from "react";
import { nameTab } from "@/platform/name-tab";
import { videoCopy } from "./copy.ja";
import type { RoomState } from "./room-store";

const watchVisibility = (changed: () => void) => {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
};

/** Says in the tab's name whom one waits for, and, to who looks at something else, that they came. */
export function useTitle({ line, hasPartnerLeft }: RoomState, name: string) {
  const isHidden = useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => false,
  );
  const { news } = videoCopy;
  const alone = hasPartnerLeft ? news.left(name) : videoLabels.waiting;
  const together = isHidden ? news.joined(name) : videoCopy.with(name);
  const title = line === "none" ? alone : together;
  useEffect(() => {
    const before = document.title;
    const stop = nameTab(() => title);
    return () => {
      stop();
      document.title = before;
    };
  }, [title]);
}
