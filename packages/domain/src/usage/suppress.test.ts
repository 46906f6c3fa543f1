import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rateOf, type UsageCount, type UsageGroup, usageMetrics } from "./metrics.ts";
import { hiddenOf, SMALLEST_GROUP, suppressSmallGroups } from "./suppress.ts";

const of = (count: number, people = count): UsageCount => ({ count, people });
const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);

/** What a reader of one division sees: numbers, and `-` for hidden ones. */
function shownOf(divisions: readonly (readonly number[])[], total = sum(divisions[0] ?? [])) {
  const hidden = hiddenOf(
    of(total),
    divisions.map((division) => division.map((count) => of(count))),
  );
  return {
    total: hidden.total ? "-" : total,
    parts: divisions.map((division, at) =>
      division.map((count, index) => (hidden.parts[at]?.[index] ? "-" : count)),
    ),
  };
}

describe("groups under five", () => {
  it.each<{ counts: number[]; shown: (number | string)[]; total: number | string }>([
    { counts: [], shown: [], total: 0 },
    { counts: [0, 0], shown: [0, 0], total: 0 },
    { counts: [4], shown: ["-"], total: "-" },
    { counts: [3, 0], shown: ["-", 0], total: "-" },
    { counts: [5], shown: [5], total: 5 },
    { counts: [12, 7], shown: [12, 7], total: 19 },
    // The one hidden number would be what is missing to the total.
    { counts: [12, 7, 3], shown: [12, "-", "-"], total: 22 },
    { counts: [12, 3, 0], shown: ["-", "-", 0], total: 15 },
    { counts: [12, 0, 3], shown: ["-", 0, "-"], total: 15 },
    // Two hidden ones of 1 each are told by their sum.
    { counts: [12, 1, 1], shown: ["-", "-", "-"], total: 14 },
    { counts: [12, 9, 2, 4], shown: [12, 9, "-", "-"], total: 27 },
    { counts: [12, 9, 1, 2], shown: [12, "-", "-", "-"], total: 24 },
    { counts: [1, 1, 1, 1, 1], shown: ["-", "-", "-", "-", "-"], total: "-" },
    { counts: [9, 1, 1, 1, 1, 1], shown: ["-", "-", "-", "-", "-", "-"], total: 14 },
  ])("are hidden in $counts, with what would tell them", ({ counts, shown, total }) => {
    expect(shownOf([counts])).toEqual({ total, parts: [shown] });
  });

  it("hide the total in every division when one division would tell it", () => {
    expect(shownOf([[5], [1, 1, 1, 1, 1]])).toEqual({
      total: "-",
      parts: [["-"], ["-", "-", "-", "-", "-"]],
    });
    expect(
      shownOf([
        [9, 8],
        [14, 3],
        [6, 11, 0],
      ]),
    ).toEqual({
      total: 17,
      parts: [
        [9, 8],
        ["-", "-"],
        [6, 11, 0],
      ],
    });
  });

  it("are told by their people: one who was met five times is one", () => {
    expect(hiddenOf(of(5, 1), [[of(5, 1)]])).toEqual({ total: true, parts: [[true]] });
    expect(hiddenOf(of(12, 8), [[of(7, 4), of(5, 5)]])).toEqual({
      total: false,
      parts: [[true, true]],
    });
  });

  it("are never told by what is shown beside them", () => {
    const division = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 5 });
    const cut = fc.array(fc.boolean(), { minLength: 60, maxLength: 60 });
    fc.assert(
      fc.property(division, cut, (first, cuts) => {
        const second = divideAgain(first, cuts);
        const shown = shownOf([first, second]);
        if (shown.total === "-")
          for (const part of shown.parts.flat()) expect(["-", 0]).toContain(part);
        for (const [at, counts] of [first, second].entries()) {
          const parts = shown.parts[at] ?? [];
          counts.forEach((count, index) => {
            if (count > 0 && count < SMALLEST_GROUP) expect(parts[index]).toBe("-");
          });
          if (shown.total === "-") continue;
          const left = sum(counts) - sum(parts.filter((part) => typeof part === "number"));
          const hidden = parts.filter((part) => part === "-").length;
          expect(hidden === 0 ? left : Math.max(left, SMALLEST_GROUP)).toBe(left);
          for (let index = 0; index < hidden; index += 1)
            expect(possible(left, hidden)).toBeGreaterThan(1);
        }
      }),
    );
  });
});

/** The same total in other pieces. */
function divideAgain(counts: readonly number[], cuts: readonly boolean[]): number[] {
  const pieces = [0];
  for (let one = 0; one < sum(counts); one += 1) {
    if (cuts[one] && pieces.length < 6) pieces.push(0);
    pieces.push((pieces.pop() ?? 0) + 1);
  }
  return pieces;
}

/** How many values a hidden number can have, when `hidden` of them make up `left`. */
function possible(left: number, hidden: number): number {
  let values = 0;
  for (let value = 1; value <= left; value += 1) if (canFill(left - value, hidden - 1)) values += 1;
  return values;
}
const canFill = (left: number, hidden: number): boolean =>
  hidden === 0 ? left === 0 : left >= hidden;

describe("a report", () => {
  const group = (id: string | null, count: number, people = count): UsageGroup => ({
    id,
    counts: Object.fromEntries(
      usageMetrics.map((metric) => [metric, of(count)]),
    ) as UsageGroup["counts"],
    reply: { medianMinutes: 90, people },
  });

  it("hides a small group in every metric, and its time of reply by its own people", () => {
    const report = suppressSmallGroups({
      total: group(null, 20),
      months: [group("2026-04", 20)],
      members: [group("a", 17), group("b", 3)],
      positions: [group("p", 12, 4), group(null, 8)],
    });
    expect(report.total).toMatchObject({ counts: { offersSent: 20 }, replyMinutes: 90 });
    expect(report.members).toMatchObject([
      { id: "a", counts: { offersSent: null, interviews: null }, replyMinutes: 90 },
      { id: "b", counts: { offersSent: null, interviews: null }, replyMinutes: null },
    ]);
    expect(report.positions).toMatchObject([
      { id: "p", counts: { matchings: 12 }, replyMinutes: null },
      { id: null, counts: { matchings: 8 }, replyMinutes: 90 },
    ]);
  });

  it.each([
    [5, 20, 25],
    [null, 20, null],
    [5, null, null],
    [0, 0, null],
    [2, 3, 67],
  ])("writes %s of %s as %s percent", (part, whole, rate) => {
    expect(rateOf(part, whole)).toBe(rate);
  });
});
