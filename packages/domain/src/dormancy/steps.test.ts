import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addCalendarMonths, addJstDays } from "../time/jst.ts";
import { DAY_MS } from "../time/units.ts";
import {
  type Dormancy,
  type DormancyStep,
  dormancyStep,
  dormantDeleteAt,
  dormantPauseAt,
  isToldOnly,
  noticeLeftBefore,
} from "./steps.ts";

const usedAt = new Date("2026-11-20T03:00:00.000Z");
const months = (count: number) => addCalendarMonths(usedAt, count);
const unused: Dormancy = { usedAt, toldAt: null, pausedAt: null, warnedAt: null };
const just = (at: Date) => new Date(at.getTime() - 1);

/** What happens when somebody looks every so many days, from a day on. */
function life(from: Date, everyDays: number, days: number) {
  const done: [DormancyStep, number][] = [];
  let account = unused;
  for (let at = from; at < addJstDays(from, days); at = addJstDays(at, everyDays)) {
    const step = dormancyStep(account, at);
    if (!step) continue;
    done.push([step, (at.getTime() - usedAt.getTime()) / DAY_MS]);
    if (step === "delete") break;
    const key = { tell: "toldAt", pause: "pausedAt", warn: "warnedAt" } as const;
    account = { ...account, [key[step]]: at };
  }
  return done;
}

describe("an account that nobody uses", () => {
  it("is told after 18 months, paused after 24, warned after 35 and deleted after 36", () => {
    const told = { ...unused, toldAt: months(18) };
    const paused = { ...told, pausedAt: months(24) };
    const warned = { ...paused, warnedAt: months(35) };
    expect(dormancyStep(unused, just(months(18)))).toBeUndefined();
    expect(dormancyStep(unused, months(18))).toBe("tell");
    expect(dormancyStep(told, just(months(24)))).toBeUndefined();
    expect(dormancyStep(told, months(24))).toBe("pause");
    expect(dormancyStep(paused, just(months(35)))).toBeUndefined();
    expect(dormancyStep(paused, months(35))).toBe("warn");
    expect(dormancyStep(warned, just(months(36)))).toBeUndefined();
    expect(dormancyStep(warned, months(36))).toBe("delete");
  });

  it("is paused and deleted thirty days after a mail that was late", () => {
    expect(dormantPauseAt(usedAt, months(24))).toEqual(new Date("2028-12-20T03:00:00.000Z"));
    expect(dormantDeleteAt(usedAt, months(36))).toEqual(new Date("2029-12-20T03:00:00.000Z"));
    expect(noticeLeftBefore(usedAt)).toEqual(new Date("2026-10-21T03:00:00.000Z"));
  });

  it("was only told until it is paused, and by nothing that was done before its last use", () => {
    const told = { ...unused, toldAt: months(18) };
    const only = [told, { ...told, pausedAt: months(24) }, { ...told, pausedAt: usedAt }, unused];
    expect(only.map(isToldOnly)).toEqual([true, false, true, false]);
    expect(isToldOnly({ ...unused, pausedAt: months(24) })).toBe(false);
    expect(dormancyStep({ ...unused, toldAt: usedAt }, months(18))).toBe("tell");
  });

  it("goes through every step when nobody has looked for years, a month for each mail", () => {
    const done = life(months(60), 1, 200);
    expect(done.map(([step]) => step)).toEqual(["tell", "pause", "warn", "delete"]);
    const [told = 0, paused = 0, warned = 0, deleted = 0] = done.map(([, day]) => day);
    expect(paused - told).toBeGreaterThanOrEqual(30);
    expect(deleted - warned).toBeGreaterThanOrEqual(30);
  });

  it("is left alone for 18 months after any use, and begins anew then", () => {
    fc.assert(
      fc.property(
        fc.record({
          toldAt: fc.option(fc.integer({ min: -4000, max: 4000 }), { nil: null }),
          pausedAt: fc.option(fc.integer({ min: -4000, max: 4000 }), { nil: null }),
          warnedAt: fc.option(fc.integer({ min: -4000, max: 4000 }), { nil: null }),
        }),
        fc.integer({ min: 0, max: 547 }),
        (marks, days) => {
          const at = (day: number | null) => (day === null ? null : addJstDays(usedAt, day));
          const { toldAt, pausedAt, warnedAt } = marks;
          const account = {
            usedAt,
            toldAt: at(toldAt),
            pausedAt: at(pausedAt),
            warnedAt: at(warnedAt),
          };
          if (addJstDays(usedAt, days) < months(18))
            expect(dormancyStep(account, addJstDays(usedAt, days))).toBeUndefined();
        },
      ),
    );
    const stale = addJstDays(usedAt, -100);
    const marked = { usedAt, toldAt: stale, pausedAt: stale, warnedAt: stale };
    expect(dormancyStep(marked, months(48))).toBe("tell");
  });

  it("is never deleted within 30 days of the warning, whenever somebody looks", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 90 }),
        (first, every) => {
          const done = life(addJstDays(usedAt, first), every, 5000);
          expect(done.map(([step]) => step)).toEqual(["tell", "pause", "warn", "delete"]);
          const dayOf = (wanted: DormancyStep) => done.find(([step]) => step === wanted)?.[1] ?? 0;
          expect(dayOf("delete") - dayOf("warn")).toBeGreaterThanOrEqual(30);
          expect(dayOf("delete")).toBeGreaterThanOrEqual(36 * 30);
        },
      ),
    );
  });
});
