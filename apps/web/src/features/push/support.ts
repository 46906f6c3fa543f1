import { isEmbeddedBrowser } from "@tefuda/domain/bridge/embedded-browser";

/** What is known of a browser before anybody is asked for anything. */
export interface BrowserFacts {
  readonly userAgent: string;
  readonly touchPoints: number;
  /** Opened from the home screen, without the browser around it. */
  readonly isStandalone: boolean;
  /** Service workers, pushes and notifications are all there. */
  readonly hasPushes: boolean;
}

/**
 * Whether a browser can be sent pushes, or why not: it is a view inside an app, an iPhone or iPad on
 * whose home screen the product does not stand yet, or it knows no pushes.
 */
export type PushSupport = "supported" | "embedded" | "needsHomeScreen" | "unsupported";

/** iPads call themselves Macs, which have no touch screen. */
export const isAppleMobile = ({
  userAgent,
  touchPoints,
}: Pick<BrowserFacts, "userAgent" | "touchPoints">): boolean =>
  /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) ||
  (/\bMacintosh\b/.test(userAgent) && touchPoints > 1);

export function pushSupport(facts: BrowserFacts): PushSupport {
  // What stands on an iPhone's home screen has no name of a browser, just like a view inside an app.
  const isEmbedded = isEmbeddedBrowser(facts.userAgent) && !facts.isStandalone;
  if (isEmbedded) return "embedded";
  if (facts.hasPushes) return "supported";
  return isAppleMobile(facts) && !facts.isStandalone ? "needsHomeScreen" : "unsupported";
}

/** The facts of the browser that this runs in. */
export const browserFacts = (): BrowserFacts => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  isStandalone: matchMedia("(display-mode: standalone)").matches,
  hasPushes:
    "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis,
});
