import { AppError } from "@tefuda/domain/errors/app-error";
import { scheduleExpiresAt } from "@tefuda/domain/schedule/policy";
import type { ScheduleStatus } from "@tefuda/domain/schedule/states";
import { addJstDays, startOfJstDay } from "@tefuda/domain/time/jst";
import fc from "fast-check";
import { expect } from "vitest";
import { cancelSchedule, withdrawSchedule } from "./cancel-schedule.ts";
import { expireSchedules } from "./expire-schedules.ts";
import { finishSchedule } from "./finish-schedule.ts";
import { readNewestSchedule } from "./interview.ts";
import { proposeSchedule } from "./propose-schedule.ts";
import { requestReschedule } from "./request-reschedule.ts";
import type { ScheduleWorld } from "./schedule.fixture.ts";
import { selectSchedule } from "./select-schedule.ts";

const HOUR = 60 * 60_000;

/** Something that a person or the clock tries. `behind` is how stale the version is that was seen. */
export type Attempt =
  | { readonly action: "pass"; readonly hours: number }
  | { readonly action: "expire" | "finish" }
  | { readonly action: "propose"; readonly by: "ace" | "joker"; readonly inDays: number[] }
  | {
      readonly action: "select" | "requestReschedule" | "cancel" | "withdraw";
      readonly by: "ace" | "joker";
      readonly behind: number;
      /** Which of the candidates, where one is chosen. */
      readonly pick: number;
    };

const by = fc.constantFrom("ace" as const, "joker" as const);
const behind = fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, fc.constantFrom(1, 2, -1));
const answer = (action: "select" | "requestReschedule" | "cancel" | "withdraw") =>
  fc.record({ action: fc.constant(action), by, behind, pick: fc.nat({ max: 2 }) });

export const attempts: fc.Arbitrary<Attempt> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      action: fc.constant("propose" as const),
      by,
      inDays: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 4, arbitrary: answer("select") },
  { weight: 3, arbitrary: answer("requestReschedule") },
  { weight: 2, arbitrary: answer("cancel") },
  { weight: 1, arbitrary: answer("withdraw") },
  {
    weight: 2,
    arbitrary: fc.record({
      action: fc.constant("pass" as const),
      hours: fc.constantFrom(0.5, 6, 19.5, 30, 100, 200),
    }),
  },
  { weight: 1, arbitrary: fc.record({ action: fc.constantFrom("expire" as const) }) },
  { weight: 1, arbitrary: fc.record({ action: fc.constantFrom("finish" as const) }) },
);

const targets = {
  select: "fixed",
  requestReschedule: "rescheduleRequested",
  cancel: "cancelled",
  withdraw: "cancelled",
} as const;

interface Known {
  status: ScheduleStatus;
  version: number;
  proposer: "ace" | "joker";
  changedBy: "ace" | "joker" | "clock";
  candidates: readonly Date[];
  chosen?: Date | undefined;
  expiresAt: Date;
}

export type Model = ReturnType<typeof createModel>;

/** What the rules say, written down a second time and as plainly as possible. */
export function createModel(world: ScheduleWorld) {
  let known: Known | undefined;
  const now = () => world.as(world.ace).clock();
  const startIn = (days: number) =>
    new Date(addJstDays(startOfJstDay(now()), days).getTime() + 10 * HOUR);
  const isOverdue = () => known?.status === "proposed" && known.expiresAt <= now();
  const step = (to: ScheduleStatus, changedBy: Known["changedBy"]) => {
    if (known) known = { ...known, status: to, version: known.version + 1, changedBy };
    return "ok";
  };

  function foreseeAnswer(
    attempt: Extract<Attempt, { behind: number }>,
    { status, version, proposer, changedBy, candidates, chosen }: Known,
  ): string {
    const { action, by, behind } = attempt;
    const picked = pickOf(candidates, attempt.pick);
    const isSame = status === targets[action] && (action !== "select" || picked === chosen);
    // The same call sent again, whose answer got lost.
    if (behind === 1 && version > 0 && isSame && changedBy === by) return "ok";
    if (behind !== 0) return "lock";
    const isMine = proposer === by;
    if (status === "proposed" && action !== "cancel") {
      if (isMine !== (action === "withdraw")) return "permissionDenied";
      if (action !== "withdraw" && isOverdue()) return "scheduleExpired";
      if (action === "select") {
        if (!picked || picked <= now()) return "scheduleExpired";
        if (known) known.chosen = picked;
      }
      return step(targets[action], by);
    }
    if (status === "fixed" && chosen && action === "requestReschedule")
      return chosen.getTime() - now().getTime() < HOUR
        ? "tooLateToReschedule"
        : step("rescheduleRequested", by);
    if (status === "fixed" && chosen && action === "cancel")
      return now() >= chosen ? "interviewStarted" : step("cancelled", by);
    return "lock";
  }

  return {
    startIn,
    newest: () => readNewestSchedule(world.db, world.matchingId),
    /** What an attempt has to lead to; takes the step with it. */
    foresee(attempt: Attempt): string {
      switch (attempt.action) {
        case "pass":
          return "ok";
        case "expire":
          return isOverdue() ? step("expired", "clock") : "ok";
        case "finish":
          return known?.status === "fixed" ? step("done", "clock") : "ok";
        case "propose": {
          if (known?.status === "fixed" || (known?.status === "proposed" && !isOverdue()))
            return "lock";
          const candidates = attempt.inDays.map(startIn);
          known = {
            status: "proposed",
            version: 0,
            proposer: attempt.by,
            changedBy: attempt.by,
            candidates,
            expiresAt: scheduleExpiresAt(
              candidates.map((startAt) => ({ startAt })),
              now(),
            ),
          };
          return "ok";
        }
        default:
          return known ? foreseeAnswer(attempt, known) : "ok";
      }
    },
    /** The database holds what is foreseen. */
    async compare(): Promise<void> {
      const row = await readNewestSchedule(world.db, world.matchingId);
      expect(row && { status: row.status, version: row.lockVersion }).toEqual(
        known && { status: known.status, version: known.version },
      );
    },
  };
}

/** The candidate that a walker means, of however many there are. */
const pickOf = <T>(candidates: readonly T[], pick: number) => candidates[pick % candidates.length];

/** A call as a client would send it, and send again when no answer came. */
export type Call = () => Promise<unknown>;

/** What an attempt is on the use cases, by what its walker has seen. */
export async function callOf(world: ScheduleWorld, model: Model, attempt: Attempt): Promise<Call> {
  const { as, times, db, ace, joker } = world;
  const system = as(ace);
  const newest = await model.newest();
  switch (attempt.action) {
    case "pass":
      return async () => undefined;
    case "expire":
      return () => expireSchedules(system);
    case "finish":
      return async () =>
        newest &&
        db.transaction((tx) => finishSchedule(tx, { scheduleId: newest.id, now: system.clock() }));
    case "propose": {
      const starts = attempt.inDays.map((days) => model.startIn(days).toISOString());
      const input = times(starts);
      return () => proposeSchedule(as(attempt.by === "ace" ? ace : joker), input);
    }
    default: {
      if (!newest) return async () => undefined;
      const ctx = as(attempt.by === "ace" ? ace : joker);
      const seen = { scheduleId: newest.id, lockVersion: newest.lockVersion - attempt.behind };
      if (attempt.action === "select") {
        const candidateId = pickOf(newest.candidates, attempt.pick)?.id ?? "";
        return () => selectSchedule(ctx, { ...seen, candidateId });
      }
      if (attempt.action === "withdraw") return () => withdrawSchedule(ctx, seen);
      const reasoned = { ...seen, reasonKey: "conflict" as const };
      return attempt.action === "cancel"
        ? () => cancelSchedule(ctx, reasoned)
        : () => requestReschedule(ctx, reasoned);
    }
  }
}

/** `ok` or the code of the error that a call ended with. */
export async function outcomeOf(call: Call): Promise<string> {
  try {
    await call();
    return "ok";
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
