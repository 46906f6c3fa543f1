import { chatMessages } from "@tefuda/db/schema/chat";
import { matchings } from "@tefuda/db/schema/matching";
import { analyticsEvents } from "@tefuda/db/schema/monitoring";
import { schedules } from "@tefuda/db/schema/schedule";
import { and, eq, isNull } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { insertOperator } from "../joker/joker.fixture.ts";
import { startSupport } from "../matching/start-support.ts";
import { insertThread } from "../matching/thread.fixture.ts";
import { cancelSchedule, withdrawSchedule } from "./cancel-schedule.ts";
import { changeSchedule } from "./change-schedule.ts";
import { expireSchedule, expireSchedules } from "./expire-schedules.ts";
import { getSchedule } from "./get-schedule.ts";
import { findMatchingOf, readInterview } from "./interview.ts";
import { proposeSchedule } from "./propose-schedule.ts";
import { requestReschedule } from "./request-reschedule.ts";
import { april, createScheduleWorld, type ScheduleWorld } from "./schedule.fixture.ts";
import { selectSchedule } from "./select-schedule.ts";
import { getTakenTimes } from "./taken-times.ts";
import { scheduleTopic } from "./topics.ts";

const database = useTestDatabase();
let world: ScheduleWorld;
beforeEach(async () => {
  await database.clear();
  world = await createScheduleWorld(database.db);
});
const noThread = { code: "dataNotFound" };
const locked = { code: "lock" };

describe("a step", () => {
  it("is told at once, with the one message that it supersedes and the room that it ends", async () => {
    const { ace, joker, as, propose, choice, versionOf, signals, passHours } = world;
    const told = () => signals.splice(0).map(({ topic }) => topic);
    const step = ["chat", "schedules", "notifications", "notifications"];
    told();
    const first = await propose(ace);
    expect(told()).toEqual(step);
    await selectSchedule(as(joker), await choice(first));
    expect(told()).toEqual(["chat-changed", ...step]);
    await requestReschedule(as(joker), { ...(await versionOf(first)), reasonKey: "conflict" });
    expect(told()).toEqual(["chat-changed", ...step, "video"]);
    const second = await propose(ace);
    told();
    await withdrawSchedule(as(ace), await versionOf(second));
    expect(told()).toEqual(["chat-changed", ...step]);
    const third = await world.fix();
    told();
    await cancelSchedule(as(ace), { ...(await versionOf(third)), reasonKey: "health" });
    expect(told()).toEqual(["chat-changed", ...step, "video"]);
    const fourth = await propose(ace);
    passHours(100);
    told();
    expect(await expireSchedule(as(ace), fourth)).toBe(true);
    expect(told()).toEqual(["chat-changed", ...step]);
    // Words and questions are never superseded.
    const { matchingId } = world;
    const others = and(eq(chatMessages.matchingId, matchingId), isNull(chatMessages.scheduleId));
    const rows = await database.db.select().from(chatMessages).where(others);
    expect(rows.map(({ isExpired }) => isExpired)).toEqual([false, false]);
  });

  it("changes its own schedule alone, in the version that was read", async () => {
    const { ace, joker, as, propose, versionOf, read } = world;
    const other = await createScheduleWorld(database.db);
    const theirs = await other.propose();
    const scheduleId = await propose(ace);
    const row = await read(scheduleId);
    await withdrawSchedule(as(ace), await versionOf(scheduleId));
    expect(await other.read(theirs)).toMatchObject({ status: "proposed", lockVersion: 0 });
    const interview = await readInterview(database.db, eq(matchings.id, world.matchingId));
    if (!interview) throw new Error("no interview");
    const now = as(joker).clock();
    const stale = database.db.transaction((tx) =>
      changeSchedule(tx, { interview, row, to: "expired", by: "system", now }),
    );
    await expect(stale).rejects.toMatchObject(locked);
  });

  it("is made with a time that was proposed", async () => {
    const { joker, as, propose, choice } = world;
    const chosen = await choice(await propose());
    await expect(
      selectSchedule(as(joker), { ...chosen, candidateId: uuidv7() }),
    ).rejects.toMatchObject(noThread);
  });

  it("is a member's of the thread, from its first look on", async () => {
    const scheduleId = await world.propose();
    const { joker, ace } = await insertThread(database.db);
    for (const actor of [joker, ace])
      await expect(findMatchingOf(database.db, actor, scheduleId)).rejects.toMatchObject(noThread);
  });
});

describe("a proposal", () => {
  it("of an id is one person's in one thread", async () => {
    const { ace, joker, as, times } = world;
    const input = times([april(5, "10:00")]);
    await proposeSchedule(as(ace), input);
    const other = await createScheduleWorld(database.db, { ace });
    await expect(proposeSchedule(as(joker), input)).rejects.toMatchObject(locked);
    await expect(
      proposeSchedule(as(ace), { ...input, matchingId: other.matchingId }),
    ).rejects.toMatchObject(locked);
    const events = await database.db.select().from(analyticsEvents);
    const proposed = events.filter(({ name }) => name === "schedule_propose");
    expect(proposed).toMatchObject([{ userId: ace.userId, companyId: ace.companyId }]);
  });

  it("stands after the round before it, also where the clock stood still", async () => {
    const { joker, as, propose, versionOf, read } = world;
    const first = await propose();
    await requestReschedule(as(joker), { ...(await versionOf(first)), reasonKey: "noneFits" });
    const second = await propose();
    const { createdAt } = await read(first);
    expect((await read(second)).createdAt).toEqual(new Date(createdAt.getTime() + 1));
  });

  it("lapses with all others of the same moment, however many", async () => {
    const { ace, joker, as, propose, read, pass } = world;
    const scheduleId = await propose(ace, [april(4, "10:00")]);
    const row = await read(scheduleId);
    // More than are looked at together.
    for (let other = 0; other < 101; other += 1) {
      const { matchingId } = await insertThread(database.db);
      await database.db.insert(schedules).values({ ...row, id: uuidv7(), matchingId });
    }
    pass(new Date(april(4, "10:00")).getTime() - as(joker).clock().getTime());
    expect(await expireSchedules(as(ace))).toBe(102);
  });

  it("lapses at its very moment, for both, and is not looked at before and after", async () => {
    const { ace, joker, as, propose, pass } = world;
    const scheduleId = await propose(ace, [april(4, "10:00")]);
    pass(new Date(april(4, "10:00")).getTime() - as(ace).clock().getTime() - 1);
    const countLooks = async (lapsed: number) => {
      const looks = vi.spyOn(database.db, "transaction");
      expect(await expireSchedules(as(ace))).toBe(lapsed);
      const { length } = looks.mock.calls;
      looks.mockRestore();
      return length;
    };
    expect(await countLooks(0)).toBe(0);
    expect(await expireSchedule(as(ace), scheduleId)).toBe(false);
    expect(await expireSchedule(as(ace), uuidv7())).toBe(false);
    pass(1);
    expect(await countLooks(1)).toBe(1);
    expect(await countLooks(0)).toBe(0);
    const told = (await world.notices()).filter(({ type }) => type === "scheduleExpired");
    expect(told.map(({ userId }) => userId).toSorted()).toEqual(
      [ace.userId, joker.userId].toSorted(),
    );
  });
});

describe("how an interview stands", () => {
  it("is nothing yet in a thread without one, whatever stands in another", async () => {
    const { joker, as, matchingId } = world;
    const other = await createScheduleWorld(database.db, { joker });
    const scheduleId = await world.propose();
    expect(await getSchedule(as(joker), { matchingId: other.matchingId })).toEqual({
      current: null,
      rescheduleCount: 0,
      showsHint: false,
    });
    const { current } = await getSchedule(as(joker), { matchingId });
    expect(current).toMatchObject({ id: scheduleId });
  });

  it("is nothing in a thread with the support team", async () => {
    const { joker, as } = world;
    const operator = await insertOperator(database.db);
    const ctx = { ...world.as(joker), actor: operator };
    const { matchingId } = await startSupport(ctx, { jokerId: joker.userId });
    await expect(getSchedule(as(joker), { matchingId })).rejects.toMatchObject(noThread);
    const week = { matchingId, from: new Date(april(4, "00:00")), to: new Date(april(7, "00:00")) };
    await expect(getTakenTimes(as(joker), week)).rejects.toMatchObject(noThread);
    const asked = { ...world.times([april(5, "10:00")]), matchingId };
    await expect(proposeSchedule(as(joker), asked)).rejects.toMatchObject(noThread);
  });

  it("is followed live by its two, in its own thread", async () => {
    const { joker, as, matchingId } = world;
    const follow = (key: string) => scheduleTopic.open(as(joker), key, undefined);
    const follower = await follow(matchingId);
    expect(follower).toMatchObject({
      isWhole: true,
      snapshot: [{ type: "added", id: matchingId, doc: { current: null } }],
    });
    const signal = { to: [], topic: "schedules", id: matchingId };
    expect(follower.concerns(signal)).toBe(true);
    expect(follower.concerns({ ...signal, topic: "chat" })).toBe(false);
    expect(follower.concerns({ ...signal, id: uuidv7() })).toBe(false);
    const stranger = await insertThread(database.db);
    for (const key of [stranger.matchingId, "nonsense"])
      expect((await follow(key)).snapshot).toEqual([]);
    const operator = await insertOperator(database.db);
    const ctx = { ...as(joker), actor: operator };
    expect((await scheduleTopic.open(ctx, matchingId, undefined)).snapshot).toEqual([]);
    await database.db.delete(matchings).where(eq(matchings.id, matchingId));
    expect(await follower.read(signal)).toEqual([{ type: "removed", id: matchingId }]);
  });
});

describe("times that are taken", () => {
  it("are those of fixed interviews with a quarter of an hour around them", async () => {
    const { joker, as, fix, matchingId, versionOf } = world;
    const scheduleId = await fix([april(5, "10:00")]);
    const taken = async (from: string, to: string) => {
      const span = { from: new Date(april(5, from)), to: new Date(april(5, to)) };
      return (await getTakenTimes(as(joker), { matchingId, ...span })).fixed.length;
    };
    expect(await taken("08:00", "09:45")).toBe(0);
    expect(await taken("08:00", "09:46")).toBe(1);
    expect(await taken("10:44", "12:00")).toBe(1);
    expect(await taken("10:45", "12:00")).toBe(0);
    await cancelSchedule(as(joker), { ...(await versionOf(scheduleId)), reasonKey: "health" });
    expect(await taken("08:00", "12:00")).toBe(0);
  });

  it("are no matter to people who meet others", async () => {
    await world.fix([april(5, "10:00")]);
    const other = await createScheduleWorld(database.db);
    const scheduleId = await other.fix([april(5, "10:00")]);
    expect(await other.read(scheduleId)).toMatchObject({ status: "fixed" });
  });
});
