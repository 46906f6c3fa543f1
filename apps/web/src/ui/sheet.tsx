"use client";

import { LateOverlay } from "./late-overlay.ts";
import type { OverlayProps } from "./overlay-frame.tsx";

/** A panel for longer work beside the page: from below on a phone, from the right elsewhere. */
export function Sheet(props: OverlayProps) {
  return (
    <LateOverlay
      {...props}
      viewportClass="items-end justify-end sm:items-stretch"
      panelClass="overlay-from-below overlay-from-side max-h-[92dvh] w-full rounded-t-lg sm:max-h-none sm:max-w-md sm:rounded-none sm:rounded-l-lg"
    />
  );
}
