import { describe, expect, it } from "vitest";
import { articleCoverSvg } from "./article-cover.ts";
import { coverSvg } from "./cover.ts";
import { logoSvg } from "./logo.ts";
import { photoSvg } from "./photo.ts";
import { portraitSvg } from "./portrait.ts";
import { createRandom } from "./random.ts";

const drawings = {
  portrait: (seed: number) => portraitSvg(seed, { gender: "female" }),
  cover: (seed: number) => coverSvg(seed, { hue: 216 }),
  logo: (seed: number) => logoSvg(seed, { initial: "T", hue: 216 }),
  office: (seed: number) => photoSvg(seed, { kind: "office" }),
  team: (seed: number) => photoSvg(seed, { kind: "team" }),
  product: (seed: number) => photoSvg(seed, { kind: "product" }),
  article: (seed: number) => articleCoverSvg(seed),
} as const;

describe.each(Object.entries(drawings))("%s", (_name, draw) => {
  it("is the same for the same seed and differs over seeds", () => {
    expect(draw(7)).toBe(draw(7));
    const variety = new Set(Array.from({ length: 20 }, (_, seed) => draw(seed)));
    expect(variety.size).toBeGreaterThan(10);
  });

  it("is one closed document without broken numbers", () => {
    for (let seed = 0; seed < 20; seed += 1) {
      expect(draw(seed)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/s);
      expect(draw(seed)).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

describe("random", () => {
  it("refuses to pick from an empty list", () => {
    expect(() => createRandom(1).pick([])).toThrow(RangeError);
  });

  it("stays inside its bounds", () => {
    const random = createRandom("seed");
    const rolls = Array.from({ length: 200 }, () => random.int(1, 6));
    expect(new Set(rolls)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });
});
