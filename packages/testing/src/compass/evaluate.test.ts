import { adviseByRules } from "@tefuda/domain/compass/advise";
import { COMPASS_TEXT } from "@tefuda/domain/compass/limits";
import { readIntroduction } from "@tefuda/domain/compass/reading";
import { compassRules } from "@tefuda/domain/compass/rules";
import { maySay } from "@tefuda/domain/compass/sieve";
import { countGraphemes } from "@tefuda/domain/text/graphemes";
import { describe, expect, it } from "vitest";
import { labelledIntroductions } from "./all.ts";
import { evaluate, placesOf } from "./evaluate.ts";
import { floors } from "./floors.ts";

const { seen, heldOut } = labelledIntroductions;
const all = [...seen, ...heldOut];

describe("the labelled introductions", () => {
  it("are sixty or more, each once, a third of them kept back", () => {
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    expect(heldOut.length).toBeGreaterThanOrEqual(all.length / 3);
  });

  it.each(all)("$id has a text that may be handed in, and labels that are in it", (one) => {
    const length = countGraphemes(one.text);
    expect(length).toBeGreaterThanOrEqual(COMPASS_TEXT.min);
    expect(length).toBeLessThanOrEqual(COMPASS_TEXT.max);
    for (const rule of Object.keys(one.truth)) expect(compassRules).toContain(rule);
    for (const rule of compassRules)
      expect(placesOf(one, rule)).toHaveLength(one.truth[rule]?.length ?? 0);
  });

  it("notices a label that is not in its text", () => {
    const broken = { id: "broken", text: "営業です。", truth: { number: ["3名"] } };
    expect(() => placesOf(broken, "number")).toThrow('broken: number names "3名"');
  });
});

describe.each(["seen", "heldOut"] as const)("what the rules find in those %s", (name) => {
  it.each(evaluate(labelledIntroductions[name]))("$rule stays above its floors", (figures) => {
    const [precision, recall] = floors[name][figures.rule];
    expect(figures.precision ?? 1).toBeGreaterThanOrEqual(precision);
    expect(figures.recall ?? 1).toBeGreaterThanOrEqual(recall);
  });
});

it("counts what is found, overlooked and wrong", () => {
  const one = {
    id: "one",
    text: "3年間で10名を採用し、2倍に。",
    truth: { number: ["10名", "採用"] },
  };
  const figures = evaluate([one]).find(({ rule }) => rule === "number");
  expect(figures).toMatchObject({ truth: 2, found: 1, wrong: 1, precision: 0.5, recall: 0.5 });
  expect(figures?.misses.map(({ kind, words }) => [kind, words])).toEqual([
    ["wrong", "2倍"],
    ["overlooked", "採用"],
  ]);
});

it.each(all)("the advice for $id passes the guard that a model's has to pass", ({ text }) => {
  const { impressions, learnMore, improvements } = adviseByRules(text);
  const said = [
    ...impressions.map((one) => one.text),
    ...learnMore,
    ...improvements.flatMap(({ advice, example }) => [advice, ...(example ? [example] : [])]),
  ];
  const reading = readIntroduction(text);
  expect(said.filter((sentence) => !maySay(reading, sentence))).toEqual([]);
});
