import { expect, it } from "vitest";
import { COMPANIES, OFFERS, offerPair, SEEKERS, THREADS, threadPair } from "./town.ts";

const all = (count: number, pairOf: typeof threadPair) =>
  Array.from({ length: count }, (_, number) => pairOf(number));
const pairs = [...all(THREADS, threadPair), ...all(OFFERS, offerPair)];

it("has no seeker meet a company twice", () => {
  const met = new Set(pairs.map(({ seeker, company }) => `${seeker} ${company}`));
  expect(met.size).toBe(pairs.length);
});

it("gives each seeker as many threads as any other, and each company", () => {
  const counted = (key: "seeker" | "company") => {
    const counts = new Map<number, number>();
    for (const pair of all(THREADS, threadPair))
      counts.set(pair[key], (counts.get(pair[key]) ?? 0) + 1);
    return counts;
  };
  const [seekers, companies] = [counted("seeker"), counted("company")];
  expect([seekers.size, ...new Set(seekers.values())]).toEqual([SEEKERS, THREADS / SEEKERS]);
  expect([companies.size, ...new Set(companies.values())]).toEqual([
    COMPANIES,
    THREADS / COMPANIES,
  ]);
});
