import { countGraphemes } from "../text/graphemes.ts";
import type { Reading } from "./reading.ts";
import type { Span } from "./rules.ts";
import type { CompassScores } from "./schema.ts";

/** Texts shorter than this count as this long, or a single number would fill the scale. */
const SHORTEST = 50;
const PER_CHARACTERS = 100;

/** Comes closer to 100 with each further hit, so that the first ones count most. */
const rising = (amount: number, pace: number) => 100 * (1 - Math.exp(-pace * amount));
const toScore = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** Five figures from 0 to 100, made from what the detectors found and from nothing else. */
export function scoreReading(reading: Reading): CompassScores {
  return {
    concreteness: toScore(rising(concreteDensity(reading), 0.7)),
    achievement: toScore(achievementOf(reading)),
    role: toScore(roleOf(reading)),
    future: toScore(futureOf(reading)),
    readability: toScore(readabilityOf(reading)),
  };
}

/** Different numbers, periods and names per hundred characters. */
function concreteDensity({ plain, hits }: Reading): number {
  const words = [...hits.number, ...hits.period, ...hits.properNoun].map(({ start, end }) =>
    plain.slice(start, end),
  );
  const length = Math.max(SHORTEST, countGraphemes(plain.replace(/\s/g, "")));
  return (new Set(words).size * PER_CHARACTERS) / length;
}

function achievementOf({ hits, unmeasured }: Reading): number {
  // A result without a number is a beginning, and never as good as one that is measured.
  if (hits.achievement.length === 0) return Math.min(30, unmeasured.length * 15);
  return rising(hits.achievement.length, 0.8);
}

function roleOf({ hits }: Reading): number {
  const own = hits.firstPersonAction.length;
  const team = hits.teamOnly.length;
  if (own === 0) return team > 0 ? 10 : 0;
  return rising(own, 0.45) * (1 - (0.6 * team) / (own + team));
}

function futureOf({ sentences, hits }: Reading): number {
  if (hits.wish.length === 0) return 0;
  const isIn = (part: Span, whole: Span) => part.start >= whole.start && part.end <= whole.end;
  const wished = sentences.filter((sentence) => hits.wish.some((wish) => isIn(wish, sentence)));
  const isDetailed = wished.some((sentence) =>
    [...hits.number, ...hits.period, ...hits.properNoun].some((word) => isIn(word, sentence)),
  );
  return Math.min(90, 45 + 15 * hits.wish.length) + (isDetailed ? 10 : 0);
}

function readabilityOf({ hits }: Reading): number {
  return (
    100 -
    14 * hits.longSentence.length -
    12 * hits.repeatedEnding.length -
    10 * hits.denseKanji.length -
    8 * Math.min(4, hits.emptyPhrase.length)
  );
}
