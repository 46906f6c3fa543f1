"use client";

import { type RefObject, useEffect } from "react";

/** Keeps a full-screen room above the keyboard of a phone, where the page itself does not shrink. */
export function useRoomHeight(room: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const resize = () => {
      room.current?.style.setProperty("--room-height", `${viewport.height}px`);
      room.current?.style.setProperty("--room-top", `${viewport.offsetTop}px`);
    };
    resize();
    viewport.addEventListener("resize", resize);
    viewport.addEventListener("scroll", resize);
    return () => {
      viewport.removeEventListener("resize", resize);
      viewport.removeEventListener("scroll", resize);
    };
  }, [room]);
}
