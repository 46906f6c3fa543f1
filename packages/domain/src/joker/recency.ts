import { DAY_MS } from "../time/jst.ts";

/** Steps of the label, in days since the seeker was last online (spec 4 · Online recency label). */
const steps = [
  { days: 1, label: "1日以内にログイン" },
  { days: 3, label: "3日以内にログイン" },
  { days: 7, label: "1週間以内にログイン" },
  { days: 30, label: "1か月以内にログイン" },
  { days: 90, label: "3か月以内にログイン" },
  { days: 180, label: "6か月以内にログイン" },
] as const;

export type OnlineRecencyLabel = (typeof steps)[number]["label"] | "";

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
  return steps.find(({ days }) => elapsed <= days * DAY_MS)?.label ?? "";
}
