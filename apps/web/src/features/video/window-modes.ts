"use client";

import { useEffect, useState } from "react";

/** The other side's picture; the one that can float above other windows. */
export const REMOTE_PICTURE = "remote-picture";

const picture = () => {
  const element = document.getElementById(REMOTE_PICTURE);
  return element instanceof HTMLVideoElement ? element : undefined;
};

export const canPictureInPicture = (): boolean =>
  typeof document !== "undefined" && document.pictureInPictureEnabled === true;

/** Lets the picture float above other windows, or takes it back. A browser that refuses changes nothing. */
export function togglePictureInPicture() {
  const done = document.pictureInPictureElement
    ? document.exitPictureInPicture()
    : picture()?.requestPictureInPicture();
  done?.catch(() => undefined);
}

/** The whole page without the browser around it: windows that open over it stay to be seen. */
export function useFullscreen() {
  const [isOn, setOn] = useState(false);
  const [isPossible, setPossible] = useState(false);
  useEffect(() => {
    setPossible(document.fullscreenEnabled === true);
    const follow = () => setOn(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", follow);
    return () => {
      document.removeEventListener("fullscreenchange", follow);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  const toggle = () => {
    const done = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    done.catch(() => undefined);
  };
  return { isOn, isPossible, toggle };
}
