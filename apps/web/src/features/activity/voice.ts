import { MOBILE_BELOW } from "@tefuda/domain/constants/layout";
import type { SetActivity } from "@tefuda/domain/monitoring/schema";
import { callByHand } from "@/platform/call-by-hand";
import type { PresenceVoice } from "./watch-presence";

/**
 * By hand and not by the client, whose calls may ask for a login and end with the page. Nothing that
 * goes wrong is of any concern to the person (spec 8 · Handling).
 */
async function tell(said: Pick<SetActivity, "activity" | "mark">): Promise<string | undefined> {
  if (!navigator.onLine) return undefined;
  const isPhone = matchMedia(`(width < ${MOBILE_BELOW}px)`).matches;
  const json: SetActivity = { ...said, platform: isPhone ? "spweb" : "web" };
  try {
    const answer = (await callByHand("activity.set", json)) as { mark?: string } | undefined;
    return answer?.mark ?? undefined;
  } catch {
    // It is told again with the next page.
    return undefined;
  }
}

/** Tells the server; also while the page is closing. */
export const presenceVoice: PresenceVoice = {
  come: () => tell({ activity: "online" }),
  go: (mark) => void tell({ activity: "offline", mark }),
};
