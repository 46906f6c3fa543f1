import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scheduleStatuses } from "../schedule/states.ts";
import { formatDate, formatEnd } from "../time/format.ja.ts";
import { addJstDays, fromJst, jstDate } from "../time/jst.ts";
import {
  isCloseDue,
  isClosingHour,
  isMatchingClosed,
  isTurnEnding,
  type TurnFacts,
  turnDaysLeft,
  turnOf,
  turnsOverBefore,
} from "./turn.ts";

const movedAt = fromJst(2025, 4, 3, 14);
const expiresAt = new Date("2025-04-06T05:00:00.000Z");
const weekOver = fromJst(2025, 4, 11);
const facts: TurnFacts = {
  isSupport: false,
  isClosed: false,
  isBroken: false,
  lastBy: "joker",
  movedAt,
  schedule: null,
};
const schedule = (status: (typeof scheduleStatuses)[number]) =>
  ({ status, proposerType: "ace", expiresAt }) as const;

describe("turnOf", () => {
  it.each<[string, Partial<TurnFacts>, ReturnType<typeof turnOf>]>([
    ["an answer to a seeker", {}, { side: "ace", dueAt: weekOver }],
    ["an answer to the company", { lastBy: "ace" }, { side: "joker", dueAt: weekOver }],
    ["nothing was asked", { lastBy: null }, null],
    ["the support team", { isSupport: true }, null],
    ["a closed thread", { isClosed: true }, null],
    ["somebody has left", { isBroken: true }, null],
    [
      "open proposals, whoever wrote last",
      { lastBy: "joker", schedule: schedule("proposed") },
      { side: "joker", dueAt: expiresAt },
    ],
    ["a fixed interview", { lastBy: "ace", schedule: schedule("fixed") }, null],
    [
      "new times were asked for",
      { lastBy: "joker", schedule: schedule("rescheduleRequested") },
      { side: "ace", dueAt: weekOver },
    ],
    [
      "proposals lapsed unanswered",
      { lastBy: "system", schedule: schedule("expired") },
      { side: "joker", dueAt: weekOver },
    ],
    ["an interview is over", { lastBy: "system", schedule: schedule("done") }, null],
    ["an interview was cancelled", { lastBy: "system", schedule: schedule("cancelled") }, null],
    [
      "somebody wrote after the interview",
      { lastBy: "ace", schedule: schedule("done") },
      { side: "joker", dueAt: weekOver },
    ],
  ])("%s", (_, change, turn) => {
    expect(turnOf({ ...facts, ...change })).toEqual(turn);
  });

  it("is never the turn of who acted last, and never ends before what began it", () => {
    const side = fc.constantFrom("ace" as const, "joker" as const);
    fc.assert(
      fc.property(
        side,
        fc.option(fc.record({ status: fc.constantFrom(...scheduleStatuses), proposerType: side })),
        (lastBy, made) => {
          const turn = turnOf({ ...facts, lastBy, schedule: made && { ...made, expiresAt } });
          if (!turn) return made?.status === "fixed";
          const actor = made?.status === "proposed" ? made.proposerType : lastBy;
          return turn.side !== actor && turn.dueAt > movedAt;
        },
      ),
    );
  });
});

describe("the end of a turn", () => {
  it("is counted in days of the calendar in Japan", () => {
    const now = new Date("2025-04-03T14:59:00.000Z");
    expect(turnDaysLeft(fromJst(2025, 4, 4), now)).toBe(0);
    expect(turnDaysLeft(fromJst(2025, 4, 4, 0, 1), now)).toBe(1);
    expect(turnDaysLeft(weekOver, movedAt)).toBe(7);
    expect(turnDaysLeft(weekOver, weekOver)).toBe(-1);
    expect(turnDaysLeft(expiresAt, expiresAt)).toBe(0);
  });

  it("is near from two days before the last one on, and when it is over", () => {
    expect(isTurnEnding(weekOver, fromJst(2025, 4, 7, 23, 59))).toBe(false);
    expect(isTurnEnding(weekOver, fromJst(2025, 4, 8))).toBe(true);
    expect(isTurnEnding(weekOver, weekOver)).toBe(true);
  });

  it("leaves the day that it names whole, at whatever hour the thread moved", () => {
    const moments = fc.date({
      min: fromJst(2025, 1, 1),
      max: fromJst(2026, 1, 1),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, moments, (moved, now) => {
        const { dueAt = now } = turnOf({ ...facts, movedAt: moved }) ?? {};
        const lastDay = addJstDays(moved, 7);
        expect(formatEnd(dueAt)).toBe(formatDate(lastDay));
        expect(dueAt > now).toBe(jstDate(now) <= jstDate(lastDay));
        expect(moved < turnsOverBefore(now)).toBe(dueAt <= now);
      }),
    );
  });
});

describe("isCloseDue", () => {
  it.each([
    ["a turn that goes on", fromJst(2025, 4, 10, 23, 59), null, false],
    ["a turn that is over", weekOver, null, true],
    ["a turn that is over after an interview", weekOver, "done", true],
    ["open proposals, which lapse by themselves", weekOver, "proposed", false],
  ] as const)("%s", (_, now, status, isDue) => {
    expect(isCloseDue({ dueAt: weekOver }, status, now)).toBe(isDue);
  });
});

describe("isMatchingClosed", () => {
  it("holds until a message comes", () => {
    expect(isMatchingClosed({ closedSeq: null, lastSeq: 4 })).toBe(false);
    expect(isMatchingClosed({ closedSeq: 4, lastSeq: 4 })).toBe(true);
    expect(isMatchingClosed({ closedSeq: 4, lastSeq: 5 })).toBe(false);
  });
});

it.each([
  [8, 59, false],
  [9, 0, true],
  [19, 59, true],
  [20, 0, false],
  [0, 0, false],
])("closing words at %i:%i in Japan: %s", (hour, minute, expected) => {
  expect(isClosingHour(fromJst(2025, 4, 11, hour, minute))).toBe(expected);
});
