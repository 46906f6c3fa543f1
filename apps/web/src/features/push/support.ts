import { browserPlace, isEmbedded } from "@tefuda/domain/bridge/embedded-browser";
import { isStandalone } from "@/platform/home-screen";

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
  if (isEmbedded(browserPlace(facts.userAgent), facts.isStandalone)) return "embedded";
  if (facts.hasPushes) return "supported";
  return isAppleMobile(facts) && !facts.isStandalone ? "needsHomeScreen" : "unsupported";
}

/** The facts of the browser that this runs in. */
export const browserFacts = (): BrowserFacts => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  isStandalone: isStandalone(),
  hasPushes:
    "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis,
});
