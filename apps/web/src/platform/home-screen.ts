"use client";

import { type BrowserPlace, isEmbedded } from "@tefuda/domain/bridge/embedded-browser";
import { useSyncExternalStore } from "react";

/** Whether the product was opened from the home screen, without the browser around it. */
export const isStandalone = (): boolean => matchMedia("(display-mode: standalone)").matches;

const never = () => () => {};

/**
 * Whether this page is shown inside an app. Where the server could not tell, the page is written for the
 * home screen: what is hidden a moment later is missed by nobody, but whoever has no other way in would
 * be without it where scripts do not run.
 */
export const useIsEmbedded = (place: BrowserPlace): boolean =>
  useSyncExternalStore(
    never,
    () => isEmbedded(place, isStandalone()),
    () => isEmbedded(place, true),
  );
