import { stableId } from "@tefuda/testing/factories/ids";
import type { Rows } from "../world/rows.fixture.ts";
import { aces, type Feature, members, type Outcome, staff } from "./table.fixture.ts";

const namesNoRow = "namesNoRow";
const one = ({ matchingId }: Rows) => ({ matchingId });
/** The interview of the thread; it is over, so that a new one can be proposed and this one not moved. */
const over = ({ matchingId }: Rows) => ({
  scheduleId: stableId("schedule", matchingId),
  lockVersion: 0,
});
/** Those who may hold an interview. */
const both = (outcome: Outcome) => ({ jokerRegistered: outcome, ...aces(outcome) });
const strangersFail = { colleague: staff("dataNotFound"), foreign: both("dataNotFound") };
const tooLate = { ...strangersFail, own: both("lock") };

export const schedule: Feature<"schedule"> = {
  get: { ...strangersFail, input: one, own: both("ok") },
  taken: {
    ...strangersFail,
    input: (rows) => ({
      ...one(rows),
      from: "2026-11-22T00:00:00Z",
      to: "2026-11-29T00:00:00Z",
    }),
    own: both("ok"),
  },
  propose: {
    ...strangersFail,
    input: (rows) => ({
      ...one(rows),
      scheduleId: "019b0000-0000-7000-8000-0000000000e1",
      candidates: [{ startAt: "2026-11-25T10:00:00+09:00" }],
      note: "どの日も午前が空いています。",
    }),
    own: both("ok"),
  },
  select: {
    ...tooLate,
    input: (rows) => ({ ...over(rows), candidateId: "019b0000-0000-7000-8000-0000000000e2" }),
  },
  requestReschedule: {
    ...tooLate,
    input: (rows) => ({ ...over(rows), reasonKey: "health" as const }),
  },
  cancel: { ...tooLate, input: (rows) => ({ ...over(rows), reasonKey: "declined" as const }) },
  withdraw: { ...tooLate, input: over },

  availableHours: { own: members("ok"), foreign: namesNoRow },
  busyTimes: {
    input: () => ({ from: "2026-11-22T00:00:00Z", to: "2026-11-29T00:00:00Z" }),
    own: members("ok"),
    foreign: namesNoRow,
  },
  saveAvailableHours: {
    input: () => ({ hours: [{ weekday: 3 as const, startMinute: 19 * 60, endMinute: 21 * 60 }] }),
    own: members("ok"),
    foreign: namesNoRow,
  },
};
