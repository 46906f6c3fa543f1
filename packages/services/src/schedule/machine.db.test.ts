import { mailOutbox } from "@tefuda/db/schema/mail";
import { schedules } from "@tefuda/db/schema/schedule";
import { eq } from "@tefuda/db/sql";
import { type ScheduleStatus, scheduleMachine } from "@tefuda/domain/schedule/states";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createScheduleWorld, type ScheduleWorld } from "./schedule.fixture.ts";
import { expectSound } from "./sound.fixture.ts";
import { attempts, callOf, createModel, outcomeOf } from "./walkers.fixture.ts";

const database = useTestDatabase();
const RUNS = 24;
const STEPS = 20;
const HOUR = 60 * 60_000;
const TIMEOUT_MS = 240_000;

/** What a thread's interviews say of themselves. */
const roundsOf = ({ db, matchingId }: ScheduleWorld) =>
  db
    .select({
      id: schedules.id,
      status: schedules.status,
      lockVersion: schedules.lockVersion,
      calendarSequence: schedules.calendarSequence,
    })
    .from(schedules)
    .where(eq(schedules.matchingId, matchingId))
    .orderBy(schedules.createdAt);
type Rounds = Awaited<ReturnType<typeof roundsOf>>;

/** How many messages and mails there are. */
const toldIn = async (world: ScheduleWorld) => [
  (await world.messages()).length,
  await world.db.$count(mailOutbox),
];

/** No interview got anywhere but by a row of the table, its version counting each step. */
function expectAlongTheTable(before: Rounds, after: Rounds) {
  expect(after.slice(0, before.length).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  for (const [index, { status, lockVersion }] of after.entries()) {
    const was = before[index];
    const from: ScheduleStatus | "none" = was?.status ?? "none";
    if (was?.lockVersion === lockVersion) expect(status).toBe(from);
    else {
      expect(lockVersion).toBe(was ? was.lockVersion + 1 : 0);
      expect(scheduleMachine).toContainEqual(expect.objectContaining({ from, to: status }));
    }
  }
}

it(
  "whatever two people and the clock do, the interview goes along the table, refuses what is stale and does nothing twice",
  async () => {
    const seen = new Set<string>();
    const steps = fc.array(fc.record({ attempt: attempts, isSentTwice: fc.boolean() }), {
      minLength: 6,
      maxLength: STEPS,
    });
    // Another walk each time; a failure prints the seed that brings it back.
    await fc.assert(
      fc.asyncProperty(steps, async (walk) => {
        const world = await createScheduleWorld(database.db);
        const model = createModel(world);
        for (const { attempt, isSentTwice } of walk) {
          const before = await roundsOf(world);
          const call = await callOf(world, model, attempt);
          if (attempt.action === "pass") world.pass(attempt.hours * HOUR);
          const foreseen = model.foresee(attempt);
          const outcome = await outcomeOf(call);
          expect([attempt, outcome]).toEqual([attempt, foreseen]);
          await model.compare();
          await expectSound(world);
          const after = await roundsOf(world);
          expectAlongTheTable(before, after);
          seen.add(`${attempt.action} ${outcome}`);
          if (!isSentTwice) continue;
          const told = await toldIn(world);
          expect([attempt, await outcomeOf(call)]).toEqual([attempt, outcome]);
          expect(await roundsOf(world)).toEqual(after);
          expect(await toldIn(world)).toEqual(told);
          if (outcome === "ok") seen.add(`${attempt.action} twice`);
        }
      }),
      { numRuns: RUNS },
    );
    // The walk is worth something only when it gets about.
    for (const way of ["propose twice", "select twice", "requestReschedule ok", "propose lock"])
      expect(seen).toContain(way);
  },
  TIMEOUT_MS,
);
