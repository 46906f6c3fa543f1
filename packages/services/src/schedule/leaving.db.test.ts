import { deletedChatMessages } from "@tefuda/db/schema/chat";
import { companies } from "@tefuda/db/schema/company";
import { jokers } from "@tefuda/db/schema/joker";
import { schedules } from "@tefuda/db/schema/schedule";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import ICAL from "ical.js";
import { beforeEach, describe, expect, it } from "vitest";
import { insertAce } from "../matching/thread.fixture.ts";
import { handOver } from "../member/hand-over.ts";
import { deleteMatching } from "../release/delete-matching.ts";
import { closeDealings } from "../withdrawal/close-dealings.ts";
import { cancelSchedule } from "./cancel-schedule.ts";
import { lockPeople } from "./interview.ts";
import { april, createScheduleWorld, type ScheduleWorld } from "./schedule.fixture.ts";
import { selectSchedule } from "./select-schedule.ts";
import { takeOverInterviews } from "./take-over-interviews.ts";

const database = useTestDatabase();
let world: ScheduleWorld;
beforeEach(async () => {
  await database.clear();
  world = await createScheduleWorld(database.db);
});

const close = (member: ScheduleWorld["joker"] | ScheduleWorld["ace"]) =>
  database.db.transaction((tx) => closeDealings(tx, world.as(member), member));
const eventsOf = async (template: string) =>
  (await world.mails())
    .filter((mail) => mail.template === template)
    .map(({ userId, attachments }) => {
      const calendar = ICAL.parse(attachments[0]?.content ?? "");
      return [userId, new ICAL.Component(calendar).getFirstPropertyValue("method")];
    });

describe("somebody who leaves", () => {
  it("cancels the interviews that have not begun, in calendars too", async () => {
    const { fix, joker, ace, read, room, messages } = world;
    const scheduleId = await fix();
    await database.db.update(jokers).set({ withdrawnAt: new Date() });
    const { schedules: ended } = await close(joker);
    expect(ended).toMatchObject([{ change: { scheduleId }, videoChatId: expect.any(String) }]);
    expect(await read(scheduleId)).toMatchObject({ status: "cancelled", reasonKey: null });
    expect((await room(scheduleId))?.status).toBe("cancelled");
    expect((await messages()).at(-1)).toMatchObject({
      userId: joker.userId,
      text: "担当者との2025年4月5日（土） 10:00（日本時間）の面談がキャンセルされました。",
    });
    // Whoever has left is written no more.
    expect(await eventsOf("interviewCalledOff")).toEqual([[ace.userId, "CANCEL"]]);
    expect((await close(joker)).schedules).toEqual([]);
  });

  it("takes proposals back, and lets those lapse that nobody is left to answer", async () => {
    const mine = await world.propose(world.ace);
    const other = await createScheduleWorld(database.db, { ace: world.ace });
    const theirs = await other.propose(other.joker);
    await close(world.ace);
    expect([(await world.read(mine)).status, (await world.read(theirs)).status]).toEqual([
      "cancelled",
      "expired",
    ]);
  });

  it("leaves an interview that has begun to its room", async () => {
    const scheduleId = await world.fix([april(5, "10:00")]);
    world.pass(new Date(april(5, "10:05")).getTime() - world.as(world.ace).clock().getTime());
    await close(world.joker);
    expect((await world.read(scheduleId)).status).toBe("fixed");
  });
});

it("a released thread takes its interview out of both calendars", async () => {
  const { as, fix, joker, ace, matchingId, signals } = world;
  await fix();
  await deleteMatching(as(joker), { matchingId });
  expect(await database.db.$count(schedules)).toBe(0);
  expect(new Set(await eventsOf("interviewCalledOff"))).toEqual(
    new Set([
      [joker.userId, "CANCEL"],
      [ace.userId, "CANCEL"],
    ]),
  );
  expect(signals).toContainEqual(expect.objectContaining({ topic: "schedules", id: matchingId }));
  expect(await database.db.$count(deletedChatMessages)).toBeGreaterThan(0);
});

it("a released thread calls off no interview that is over, cancelled or somebody else's", async () => {
  const others = await createScheduleWorld(database.db);
  await others.fix();
  const begun = await createScheduleWorld(database.db);
  await begun.fix([april(5, "10:00")]);
  begun.pass(new Date(april(5, "10:05")).getTime() - begun.as(begun.ace).clock().getTime());
  const { as, fix, joker, versionOf } = world;
  await cancelSchedule(as(joker), { ...(await versionOf(await fix())), reasonKey: "health" });
  for (const one of [world, begun])
    await deleteMatching(one.as(one.joker), { matchingId: one.matchingId });
  expect(await eventsOf("interviewCalledOff")).toEqual([]);
});

it("whoever leaves ends nothing in threads of others", async () => {
  const others = await createScheduleWorld(database.db);
  const theirs = [await others.propose(), await world.propose()];
  await close(world.ace);
  expect([await others.read(theirs[0] ?? ""), await world.read(theirs[1] ?? "")]).toMatchObject([
    { status: "proposed" },
    { status: "cancelled" },
  ]);
});

describe("a colleague who takes over", () => {
  const give = async (to: ScheduleWorld["ace"]) => {
    const { ace, companyId, as } = world;
    return database.db.transaction(async (tx) => {
      await lockPeople(tx, [to.userId]);
      const sides = { companyId, fromId: ace.userId, to: { id: to.userId, name: "鈴木" } };
      const { threads } = await handOver(tx, { ...sides, now: as(ace).clock() });
      return takeOverInterviews(tx, as(ace), { threads, leaverId: ace.userId });
    });
  };

  it("meets the seeker at the same time, and answers what was proposed to the leaver", async () => {
    const { fix, companyId, joker, read } = world;
    const scheduleId = await fix();
    const to = await insertAce(database.db, companyId, { name: "鈴木" });
    expect(await give(to)).toEqual([]);
    expect(await read(scheduleId)).toMatchObject({
      status: "fixed",
      proposerId: to.userId,
      calendarSequence: 2,
    });
    expect(await eventsOf("interviewHandedOver")).toEqual([
      [to.userId, "REQUEST"],
      [joker.userId, "REQUEST"],
    ]);
    const [, invited] = (await world.mails()).filter(
      ({ template }) => template === "interviewHandedOver",
    );
    expect(invited?.attachments[0]?.content).toContain("SUMMARY:ビデオ面談（鈴木さん）");
  });

  it("takes it out of the leaver's calendar, which knows it by the same name", async () => {
    const { fix, companyId, ace, mails } = world;
    const scheduleId = await fix();
    await give(await insertAce(database.db, companyId, { name: "鈴木" }));
    expect(await eventsOf("interviewGivenAway")).toEqual([[ace.userId, "CANCEL"]]);
    const [told] = (await mails()).filter(({ template }) => template === "interviewGivenAway");
    expect(told?.text).toContain(
      "佐藤 花さんとの2025年4月5日（土） 10:00（日本時間）の面談は、鈴木さんが引き継ぎました。",
    );
    const lines = told?.attachments[0]?.content.split("\r\n");
    expect(lines).toContain(`UID:${scheduleId}@tefuda.example.jp`);
    expect(lines).toContain("SEQUENCE:2");
    expect(lines).toContain("STATUS:CANCELLED");
  });

  it("asks for new times where somebody else is met at that time", async () => {
    const { fix, companyId, read, room } = world;
    const scheduleId = await fix([april(5, "10:00")]);
    const to = await insertAce(database.db, companyId, { name: "鈴木" });
    const busy = await createScheduleWorld(database.db, { ace: to });
    await busy.fix([april(5, "10:30")]);
    expect(await give(to)).toHaveLength(1);
    expect(await read(scheduleId)).toMatchObject({
      status: "rescheduleRequested",
      reasonKey: "conflict",
      changedBy: to.userId,
      calendarSequence: 2,
    });
    expect(await eventsOf("rescheduleRequested")).toEqual([[world.joker.userId, "CANCEL"]]);
    expect(await eventsOf("rescheduleSent")).toEqual([[to.userId, "CANCEL"]]);
    expect((await room(scheduleId))?.status).toBe("cancelled");
    expect(await eventsOf("interviewGivenAway")).toEqual([[world.ace.userId, "CANCEL"]]);
  });

  it("is told of the interviews to come in those threads alone", async () => {
    const { ace, companyId, fix, as, joker, versionOf, pass } = world;
    const others = await createScheduleWorld(database.db);
    await others.fix();
    const again = await createScheduleWorld(database.db, { ace });
    await again.fix([april(5, "10:00")]);
    const cancelled = await fix([april(8, "10:00")]);
    await cancelSchedule(as(joker), { ...(await versionOf(cancelled)), reasonKey: "health" });
    // The interview of the other thread has begun.
    pass(new Date(april(5, "10:05")).getTime() - as(ace).clock().getTime());
    expect(await give(await insertAce(database.db, companyId, { name: "鈴木" }))).toEqual([]);
    for (const template of ["interviewHandedOver", "interviewGivenAway"])
      expect(await eventsOf(template)).toEqual([]);
  });

  it("fixes what the seeker proposed to the leaver", async () => {
    const { propose, joker, as, choice, companyId } = world;
    const scheduleId = await propose(joker);
    const to = await insertAce(database.db, companyId, { name: "鈴木" });
    await give(to);
    await selectSchedule(as(to), await choice(scheduleId));
  });
});

it("a company that is stopped is no longer met", async () => {
  const { propose, as, joker, ace, choice } = world;
  const scheduleId = await propose(ace);
  await database.db
    .update(companies)
    .set({ status: "suspended" })
    .where(eq(companies.id, ace.companyId));
  await expect(selectSchedule(as(joker), await choice(scheduleId))).rejects.toThrow(
    expect.objectContaining({ code: "dataNotFound" }),
  );
});
