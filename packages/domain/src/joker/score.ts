import type { Rank } from "../options/ranks.ts";
import type { JobChangeWillingness, SideJobWillingness } from "../options/willingness.ts";
import { countGraphemes } from "../text/graphemes.ts";
import { DAY_MS } from "../time/units.ts";

const weights = {
  recency: 0.3,
  willingness: 0.25,
  completeness: 0.2,
  introduction: 0.1,
  response: 0.1,
  rank: 0.05,
} as const;

const jobChangeValues = {
  alreadyStartActivity: 1,
  considering: 0.8,
  ifGoodStory: 0.5,
  noIntention: 0.1,
} as const satisfies Record<JobChangeWillingness, number>;

const sideJobValues = {
  active: 0.9,
  ifGoodStory: 0.5,
  noIntention: 0.1,
} as const satisfies Record<SideJobWillingness, number>;

const rankValues = {
  S: 1,
  A: 0.8,
  B: 0.6,
  C: 0.4,
  D: 0.2,
  E: 0.1,
  Z: 0,
} as const satisfies Record<Rank, number>;

const RECENCY_DAYS = 30;
const FULL_INTRODUCTION = 100;
const OFFERS_FOR_A_RATE = 3;
/** Days over which answered offers are counted. */
export const RESPONSE_WINDOW_DAYS = 90;

/** What the score is made of; age, gender, school and photo never enter it. */
export interface ScoredJoker {
  readonly onlineAt?: Date | null | undefined;
  readonly jobChangeWillingness?: JobChangeWillingness | null | undefined;
  readonly sideJobWillingness?: SideJobWillingness | null | undefined;
  /** From 0 to 1. */
  readonly completeness: number;
  readonly introduction?: string | null | undefined;
  readonly receivedOffers: number;
  readonly answeredOffers: number;
  readonly rank?: Rank | null | undefined;
}

/** The order of `recommended`, from 0 to 1000, higher first (spec 7 · Search). */
export function recommendedScore(joker: ScoredJoker, now: Date): number {
  const parts: Record<keyof typeof weights, number> = {
    recency: recency(joker.onlineAt, now),
    willingness: Math.max(
      joker.jobChangeWillingness ? jobChangeValues[joker.jobChangeWillingness] : 0,
      joker.sideJobWillingness ? sideJobValues[joker.sideJobWillingness] : 0,
    ),
    completeness: joker.completeness,
    introduction: introduction(joker.introduction),
    response:
      joker.receivedOffers < OFFERS_FOR_A_RATE ? 0.5 : joker.answeredOffers / joker.receivedOffers,
    rank: joker.rank ? rankValues[joker.rank] : 0,
  };
  const keys = Object.keys(weights) as (keyof typeof weights)[];
  return Math.round(1000 * keys.reduce((sum, key) => sum + weights[key] * parts[key], 0));
}

function recency(onlineAt: Date | null | undefined, now: Date): number {
  if (!onlineAt) return 0;
  const days = Math.max(0, now.getTime() - onlineAt.getTime()) / DAY_MS;
  return Math.exp(-days / RECENCY_DAYS);
}

function introduction(text: string | null | undefined): number {
  const count = countGraphemes(text?.trim() ?? "");
  if (count === 0) return 0;
  return count >= FULL_INTRODUCTION ? 1 : 0.5;
}
