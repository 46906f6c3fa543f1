import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrangeCareers } from "./careers.ts";

const month = fc
  .tuple(fc.integer({ min: 1970, max: 2026 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, m]) => `${year}-${String(m).padStart(2, "0")}`);
const career = fc.record({
  id: fc.uuid(),
  startWorkingDuration: month,
  endWorkingDuration: fc.option(month),
  isCurrentWorkplace: fc.boolean(),
});

describe("arrangeCareers", () => {
  it("puts the current workplace first, then the newest start", () => {
    const arranged = arrangeCareers([
      {
        id: "old",
        startWorkingDuration: "2010-04",
        endWorkingDuration: "2015-03",
        isCurrentWorkplace: false,
      },
      {
        id: "mid",
        startWorkingDuration: "2015-04",
        endWorkingDuration: "2020-03",
        isCurrentWorkplace: false,
      },
      {
        id: "now",
        startWorkingDuration: "2012-01",
        endWorkingDuration: "2024-01",
        isCurrentWorkplace: true,
      },
    ]);
    expect(arranged.map(({ id }) => id)).toEqual(["now", "mid", "old"]);
    expect(arranged[0]).toMatchObject({ isMostRecent: true, endWorkingDuration: null });
    expect(arranged[1]).toMatchObject({ isMostRecent: false, endWorkingDuration: "2020-03" });
  });

  it("keeps the order of those that began in the same month", () => {
    const begun = { startWorkingDuration: "2020-04", isCurrentWorkplace: false } as const;
    const ended = { ...begun, endWorkingDuration: "2021-03" };
    const arranged = arrangeCareers(["a", "b", "c"].map((id) => ({ ...ended, id })));
    expect(arranged.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });

  it("counts a career without an end as ongoing", () => {
    const [first] = arrangeCareers([
      {
        id: "ended",
        startWorkingDuration: "2022-01",
        endWorkingDuration: "2023-01",
        isCurrentWorkplace: false,
      },
      {
        id: "open",
        startWorkingDuration: "2011-01",
        endWorkingDuration: null,
        isCurrentWorkplace: false,
      },
    ]);
    expect(first?.id).toBe("open");
  });

  it("marks exactly one as most recent, loses none and never keeps an end on a current one", () => {
    fc.assert(
      fc.property(fc.array(career, { minLength: 1, maxLength: 12 }), (careers) => {
        const arranged = arrangeCareers(careers);
        expect(arranged.filter(({ isMostRecent }) => isMostRecent)).toHaveLength(1);
        expect(arranged[0]?.isMostRecent).toBe(true);
        expect(arranged.map(({ id }) => id).toSorted()).toEqual(
          careers.map(({ id }) => id).toSorted(),
        );
        for (const { isCurrentWorkplace, endWorkingDuration } of arranged)
          if (isCurrentWorkplace) expect(endWorkingDuration).toBeNull();
      }),
    );
  });

  it("is stable and settles at once", () => {
    fc.assert(
      fc.property(fc.array(career, { maxLength: 12 }), (careers) => {
        const once = arrangeCareers(careers);
        expect(arrangeCareers(once)).toEqual(once);
      }),
    );
  });
});
