import type { CompassRule } from "@tefuda/domain/compass/rules";

type Floors = Readonly<Record<CompassRule, readonly [precision: number, recall: number]>>;

/** What the rules reached on 2026-11-23, rounded down. Raise a floor when the rules get better. */
export const floors: Readonly<Record<"seen" | "heldOut", Floors>> = {
  seen: {
    number: [1, 0.98],
    period: [1, 0.97],
    properNoun: [1, 1],
    achievement: [1, 0.93],
    firstPersonAction: [1, 0.89],
    teamOnly: [1, 1],
    wish: [1, 1],
    longSentence: [1, 1],
    repeatedEnding: [1, 1],
    denseKanji: [1, 1],
    emptyPhrase: [1, 1],
    sensitiveFact: [1, 1],
  },
  heldOut: {
    number: [0.94, 1],
    period: [0.91, 1],
    properNoun: [0.9, 0.69],
    achievement: [1, 0.75],
    firstPersonAction: [0.92, 0.73],
    teamOnly: [1, 0.8],
    wish: [1, 0.91],
    longSentence: [1, 0.5],
    repeatedEnding: [1, 1],
    denseKanji: [0.5, 0.5],
    emptyPhrase: [1, 0.5],
    sensitiveFact: [1, 0.85],
  },
};
