import { expect, it } from "vitest";
import { goodSentences, guardedInput, hostileSentences } from "./answers.fixture.ts";
import { readIntroduction } from "./reading.ts";
import { maySay } from "./sieve.ts";

const reading = readIntroduction(guardedInput);
const accepted = (sentence: string) => maySay(reading, sentence);

const hostile = Object.entries(hostileSentences).flatMap(([reason, sentences]) =>
  sentences.map((sentence) => [reason, sentence] as const),
);

it("is tried with sixty of either kind at least", () => {
  expect(hostile.length).toBeGreaterThanOrEqual(60);
  expect(goodSentences.length).toBeGreaterThanOrEqual(60);
});

it.each(hostile)("refuses what is %s: %s", (_reason, sentence) => {
  expect(accepted(sentence)).toBe(false);
});

it.each(goodSentences)("takes %s", (sentence) => {
  expect(accepted(sentence)).toBe(true);
});
