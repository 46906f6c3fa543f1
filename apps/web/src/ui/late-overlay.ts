import { lateWindow } from "./late-window.tsx";

/** The body of every window: the library that keeps the focus inside comes with the first of them. */
export const LateOverlay = lateWindow(() =>
  import("./overlay-frame.tsx").then(({ OverlayFrame }) => OverlayFrame),
);
