import { ONLINE_LABEL_DAYS } from "../constants/timing.ts";
import { DAY_MS } from "../time/units.ts";

/** The label of each threshold (spec 4 · Online recency label). */
const labels = {
  1: "1日以内にログイン",
  3: "3日以内にログイン",
  7: "1週間以内にログイン",
  30: "1か月以内にログイン",
  90: "3か月以内にログイン",
  180: "6か月以内にログイン",
} as const satisfies Record<(typeof ONLINE_LABEL_DAYS)[number], string>;

export type OnlineRecencyLabel = (typeof labels)[keyof typeof labels] | "";

/**
 * How recently a seeker was online, as companies see it: never the time itself, blank when it is
 * unknown or more than 180 days ago.
 */
export function onlineRecencyLabel(
  onlineAt: Date | null | undefined,
  now: Date,
): OnlineRecencyLabel {
  if (!onlineAt) return "";
  const elapsed = now.getTime() - onlineAt.getTime();
  const threshold = ONLINE_LABEL_DAYS.find((days) => elapsed <= days * DAY_MS);
  return threshold === undefined ? "" : labels[threshold];
}
