import { expect, it } from "vitest";
import { readArguments } from "./options.ts";

it("measures every work at full length unless told otherwise", () => {
  expect(readArguments([])).toEqual({
    names: [],
    core: {
      only: ["w1", "w2", "w3", "w4", "w5", "w6"],
      scale: 1,
      candidates: 100_000,
      streams: 2000,
    },
  });
});

it("takes names of benchmarks and options in any order", () => {
  expect(readArguments(["--scale=0.2", "core", "--only", "w1,w5", "--streams", "50"])).toEqual({
    names: ["core"],
    core: { only: ["w1", "w5"], scale: 0.2, candidates: 100_000, streams: 50 },
  });
});

it.each([
  [["--only", "w7"], 'There is no work "w7"'],
  [["--scale", "fast"], '--scale is a number from 0.01 to 100, not "fast".'],
  [["--scale", "0"], "--scale is a number"],
  [["--streams", "4001"], "--streams is a number from 1 to 4000"],
  [["--candidates", "2000.5"], "--candidates is a number"],
  [["--rounds", "2"], "rounds"],
])("refuses %j", (args, sentence) => {
  expect(() => readArguments(args)).toThrow(sentence);
});
