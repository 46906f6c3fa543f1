import { fromJst } from "@tefuda/domain/time/jst";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chosenSpans,
  type Draft,
  emptyDraft,
  hasRoom,
  isUntouched,
  proposalOf,
  rowFaults,
  withEmptyRow,
  withoutTime,
  withRow,
  withTime,
} from "./draft";

const id = "0190b0a0-0000-7000-8000-000000000001";
const day = "2026-11-24";
const around = { now: fromJst(2026, 11, 22, 12), allowsToday: false, fixed: [], busy: [] };
const empty = emptyDraft(id, "casual");
const numbers = (draft: Draft) => chosenSpans(draft).map(({ number }) => number);

describe("a proposal being written", () => {
  it("begins with three empty lines and takes up to five times", () => {
    expect([empty.rows.length, isUntouched(empty)]).toEqual([3, true]);
    const full = [9, 10, 11, 12, 13, 14].reduce(
      (draft, hour) => withTime(draft, day, hour * 60),
      empty,
    );
    expect([numbers(full), hasRoom(full)]).toEqual([[1, 2, 3, 4, 5], false]);
    expect(withEmptyRow(full).rows).toHaveLength(5);
  });

  it("puts a time into the first empty line and takes it out again", () => {
    const two = withTime(withTime(empty, day, 600), day, 700);
    const [first] = chosenSpans(two);
    const one = withoutTime(two, first?.key ?? -1);
    expect([one.rows.length, numbers(one)]).toEqual([3, [1]]);
    expect(isUntouched(one)).toBe(false);
  });

  it("says what is wrong with each line", () => {
    const clash = withTime(withTime(withTime(empty, day, 600), day, 615), "2026-11-22", 600);
    expect([...rowFaults(clash, around).values()]).toEqual([{ overlaps: 1 }, "past"]);
    const [row] = empty.rows;
    const half = withRow(empty, row?.key ?? -1, { day });
    expect([...rowFaults(half, around).values()]).toEqual(["incomplete"]);
  });

  it("is sent in the order of its times, without empty lines, under one id", () => {
    const byHand = withRow(empty, 0, { day, minute: 700 });
    const draft = withTime(byHand, day, 600);
    expect(proposalOf(draft, id)).toMatchObject({
      scheduleId: id,
      candidates: [
        { startAt: "2026-11-24T01:00:00.000Z", source: "calendar" },
        { startAt: "2026-11-24T02:40:00.000Z", source: "manual" },
      ],
    });
  });

  it("keeps three to five lines with keys of their own, whatever is pressed", () => {
    const step = fc.oneof(
      fc.record({ add: fc.integer({ min: 32, max: 87 }) }),
      fc.record({ remove: fc.nat({ max: 4 }) }),
      fc.constant({ line: true as const }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let draft = empty;
        for (const one of steps) {
          if ("add" in one) draft = withTime(draft, day, one.add * 15);
          else if ("line" in one) draft = withEmptyRow(draft);
          else draft = withoutTime(draft, draft.rows[one.remove]?.key ?? -1);
          const keys = new Set(draft.rows.map(({ key }) => key));
          expect(draft.rows.length).toBeGreaterThanOrEqual(3);
          expect(draft.rows.length).toBeLessThanOrEqual(5);
          expect(keys.size).toBe(draft.rows.length);
        }
      }),
    );
  });
});
