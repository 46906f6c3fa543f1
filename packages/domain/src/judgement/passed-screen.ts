import { type ShownRank, shownRanks } from "../options/ranks.ts";
import type { JudgementStatus } from "./states.ts";

export const JUDGEMENT_PASSED_PATH = "/judgement-passed";

/** First segments of the routes on which a seeker is taken to the judgement-passed screen. */
const judgementRelevantSegments: ReadonlySet<string> = new Set([
  "offers",
  "matchings",
  "mypage",
  "registration",
  "congrats",
  "career-profile",
  "recruitment",
  "recruitments",
]);

/**
 * Whether a seeker on `path` is to be sent to the judgement-passed screen: once, after the
 * judgement has passed (spec 4 · Joker registrationStatus).
 */
export function shouldShowPassedScreen(input: {
  readonly path: string;
  readonly judgementStatus: JudgementStatus | null | undefined;
  readonly isShownJudgementPassed: boolean;
}): boolean {
  const segment = input.path.split(/[/?#]/)[1] ?? "";
  return (
    input.judgementStatus === "passed" &&
    !input.isShownJudgementPassed &&
    judgementRelevantSegments.has(segment)
  );
}

/** The address of the judgement-passed screen, `from={current path}` and `r={rank label}`. */
export function passedScreenPath(from: string, rank: string | null | undefined): string {
  const query = new URLSearchParams({ from });
  const shown = shownRankOf(rank);
  if (shown) query.set("r", shown);
  return `${JUDGEMENT_PASSED_PATH}?${query}`;
}

/** The rank that the screen may show: S to E; any other value leaves the rank line out. */
export function shownRankOf(r: string | null | undefined): ShownRank | undefined {
  return shownRanks.find((rank) => rank === r);
}
