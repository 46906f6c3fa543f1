import { matchings } from "@tefuda/db/schema/matching";
import { schedules } from "@tefuda/db/schema/schedule";
import { and, eq, inArray } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { countWaiting } from "@tefuda/testing/database/waiting";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { sendMessage } from "../chat/send-message.ts";
import { deleteMatching } from "../release/delete-matching.ts";
import { closeDealings } from "../withdrawal/close-dealings.ts";
import { cancelSchedule, withdrawSchedule } from "./cancel-schedule.ts";
import { endSchedules } from "./end-schedules.ts";
import { expireSchedule } from "./expire-schedules.ts";
import { proposeSchedule } from "./propose-schedule.ts";
import { requestReschedule } from "./request-reschedule.ts";
import { april, createScheduleWorld, type ScheduleWorld } from "./schedule.fixture.ts";
import { selectSchedule } from "./select-schedule.ts";
import { expectSound } from "./sound.fixture.ts";

const ROUNDS = 8;

const database = useTestDatabase();
let world: ScheduleWorld;
beforeEach(async () => {
  world = await createScheduleWorld(database.db);
});

const codeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === "fulfilled" ? "ok" : ((result.reason as { code?: string }).code ?? "fault");
/** How calls that ran at once ended, by the catalogue's codes. */
const atOnce = async (...calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map(codeOf);

describe("at the same moment", () => {
  it("two people who propose make one proposal, and one call sent twice makes one", async () => {
    const { as, ace, joker, times, versionOf } = world;
    for (let round = 0; round < ROUNDS; round += 1) {
      const [mine, theirs] = [times([april(5, "10:00")]), times([april(6, "10:00")])];
      const ends = await atOnce(
        proposeSchedule(as(ace), mine),
        proposeSchedule(as(ace), mine),
        proposeSchedule(as(joker), theirs),
      );
      expect([
        ["ok", "ok", "lock"],
        ["lock", "lock", "ok"],
      ]).toContainEqual(ends);
      await expectSound(world);
      const isMine = ends[0] === "ok";
      await withdrawSchedule(
        as(isMine ? ace : joker),
        await versionOf((isMine ? mine : theirs).scheduleId),
      );
    }
  });

  it("an answer and a step of the other side's are one after the other", async () => {
    const { as, ace, joker, propose, choice, versionOf, read } = world;
    for (let round = 0; round < ROUNDS; round += 1) {
      const scheduleId = await propose(ace, [april(5, "10:00")]);
      const [chosen, seen] = [await choice(scheduleId), await versionOf(scheduleId)];
      const ends = await atOnce(
        selectSchedule(as(joker), chosen),
        selectSchedule(as(joker), chosen),
        withdrawSchedule(as(ace), seen),
      );
      expect([
        ["ok", "ok", "lock"],
        ["lock", "lock", "ok"],
      ]).toContainEqual(ends);
      await expectSound(world);
      if (ends[0] !== "ok") continue;
      const fixed = { ...(await versionOf(scheduleId)), reasonKey: "conflict" as const };
      const moved = await atOnce(
        requestReschedule(as(joker), fixed),
        cancelSchedule(as(ace), fixed),
      );
      expect(moved.toSorted()).toEqual(["lock", "ok"]);
      expect((await read(scheduleId)).lockVersion).toBe(2);
      await expectSound(world);
    }
  });

  it("the end of a proposal's time is told once by many clocks", async () => {
    const { as, ace, joker, propose, passHours, read, messages, choice } = world;
    const scheduleId = await propose(ace, [april(5, "10:00")]);
    const chosen = await choice(scheduleId);
    passHours(100);
    const ends = await Promise.all(
      Array.from({ length: 6 }, () => expireSchedule(as(ace), scheduleId)),
    );
    expect(ends.filter(Boolean)).toHaveLength(1);
    expect(await read(scheduleId)).toMatchObject({ status: "expired", lockVersion: 1 });
    expect(await messages()).toHaveLength(2);
    await expect(selectSchedule(as(joker), chosen)).rejects.toThrow(
      expect.objectContaining({ code: "lock" }),
    );
  });

  it("who leaves passes over a thread that is being released", async () => {
    const { as, ace, fix, matchingId } = world;
    const another = await createScheduleWorld(database.db, { ace });
    await fix([april(5, "10:00")]);
    const kept = await another.fix([april(6, "10:00")]);
    const [released, isHeld] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const releasing = database.db.transaction(async (tx) => {
      await tx.delete(matchings).where(eq(matchings.id, matchingId));
      isHeld.resolve();
      await released.promise;
    });
    await isHeld.promise;
    const leaving = database.db.transaction((tx) =>
      endSchedules(tx, as(ace), { where: eq(matchings.aceId, ace.userId), leaver: "ace" }),
    );
    await expect.poll(() => countWaiting(database.db)).toBe(1);
    released.resolve();
    await releasing;
    expect(await leaving).toMatchObject([{ change: { scheduleId: kept } }]);
  });

  it("words and steps in one thread get numbers without a gap", async () => {
    const { as, ace, joker, propose, choice, matchingId } = world;
    const scheduleId = await propose(ace, [april(5, "10:00")]);
    const chosen = await choice(scheduleId);
    const say = (by: typeof ace | typeof joker) =>
      sendMessage(as(by), { type: 0, id: uuidv7(), matchingId, text: "よろしくお願いします。" });
    const ends = await atOnce(
      ...[ace, joker, ace, joker].map(say),
      selectSchedule(as(joker), chosen),
      ...[joker, ace].map(say),
    );
    expect(ends.every((end) => end === "ok")).toBe(true);
    await expectSound(world);
  });
});

describe("one person in several threads", () => {
  /** The fixed interviews of some threads. */
  const fixedIn = (threads: readonly ScheduleWorld[]) =>
    database.db.$count(
      schedules,
      and(
        eq(schedules.status, "fixed"),
        inArray(
          schedules.matchingId,
          threads.map(({ matchingId }) => matchingId),
        ),
      ),
    );

  it("is never to be met twice at a time, whoever fixes first", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      world = await createScheduleWorld(database.db);
      const { ace, joker } = world;
      const threads = [
        world,
        await createScheduleWorld(database.db, { joker }),
        await createScheduleWorld(database.db, { joker }),
        await createScheduleWorld(database.db, { ace }),
      ];
      // Each overlaps the next, or comes too near to it; the first meets all of them.
      const starts = ["10:00", "10:30", "10:15", "09:45"];
      const calls = await Promise.all(
        threads.map(async (thread, index) => {
          // A seeker who is shared fixes; where the ace is, the ace does.
          const isAces = index === 3;
          const id = await thread.propose(isAces ? thread.joker : thread.ace, [
            april(5, starts[index] ?? ""),
          ]);
          return [thread, isAces ? thread.ace : thread.joker, await thread.choice(id)] as const;
        }),
      );
      const ends = await atOnce(
        ...calls.map(([thread, by, chosen]) => selectSchedule(thread.as(by), chosen)),
      );
      expect(ends.every((end) => end === "ok" || end === "scheduleConflict")).toBe(true);
      const mine = ends.slice(0, 3).filter((end) => end === "ok");
      expect(mine.length).toBeLessThanOrEqual(1);
      expect(ends.filter((end) => end === "ok").length).toBeGreaterThanOrEqual(1);
      // The first and the last share the ace.
      expect([ends[0], ends[3]]).not.toEqual(["ok", "ok"]);
      expect(await fixedIn(threads)).toBe(ends.filter((end) => end === "ok").length);
    }
  });

  it("who leaves while an answer comes is met by nobody", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      world = await createScheduleWorld(database.db);
      const { as, ace, joker, propose, choice, matchingId } = world;
      const chosen = await choice(await propose(ace, [april(5, "10:00")]));
      const isReleased = round % 2 === 0;
      const [answer, leaving] = await atOnce(
        selectSchedule(as(joker), chosen),
        isReleased
          ? deleteMatching(as(ace), { matchingId })
          : database.db.transaction((tx) => closeDealings(tx, as(ace), ace)),
      );
      expect(leaving).toBe("ok");
      expect(["ok", "lock", "dataNotFound"]).toContain(answer);
      expect(await fixedIn([world])).toBe(0);
    }
  });
});
