import { fromJst } from "@tefuda/domain/time/jst";
import { expect, it } from "vitest";
import { isStepPossible, type ScheduleStep } from "./steps";
import type { CurrentSchedule } from "./use-schedule";

const start = fromJst(2026, 11, 24, 19, 0);
const candidate = {
  id: "c1",
  startAt: start.toISOString(),
  endAt: fromJst(2026, 11, 24, 19, 30).toISOString(),
  source: "manual" as const,
};
const schedule = (status: CurrentSchedule["status"]): CurrentSchedule => ({
  id: "s1",
  matchingId: "m1",
  round: 1,
  status,
  purpose: "casual",
  proposerType: "ace",
  proposerId: "ace",
  changedByType: "ace",
  durationMinutes: 30,
  timeZone: "Asia/Tokyo",
  candidates: [candidate],
  selectedCandidateId: status === "fixed" ? "c1" : null,
  expiresAt: start.toISOString(),
  videoChat: null,
  lockVersion: 0,
  createdAt: start.toISOString(),
  updatedAt: start.toISOString(),
});
const steps: readonly ScheduleStep[] = [
  { kind: "propose" },
  { kind: "choose", candidateId: "c1" },
  { kind: "choose", candidateId: "gone" },
  { kind: "noneFits" },
  { kind: "withdraw" },
  { kind: "change" },
  { kind: "cancel" },
];
const early = fromJst(2026, 11, 24, 18, 0);

it.each([
  ["proposed", "joker", early, ["choose", "noneFits"]],
  ["proposed", "ace", early, ["withdraw"]],
  ["fixed", "joker", early, ["change", "cancel"]],
  ["fixed", "ace", fromJst(2026, 11, 24, 18, 1), ["cancel"]],
  ["fixed", "ace", start, []],
  ["rescheduleRequested", "joker", early, ["propose"]],
  ["cancelled", "ace", early, ["propose"]],
  ["expired", "ace", early, ["propose"]],
  ["done", "ace", early, ["propose"]],
] as const)("when %s, %s at %s may: %j", (status, me, now, may) => {
  const possible = steps.filter((step) => isStepPossible(step, schedule(status), me, now));
  expect(possible.map(({ kind }) => kind)).toEqual(may);
});
