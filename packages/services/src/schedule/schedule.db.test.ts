import { aces } from "@tefuda/db/schema/ace";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { collectSchedules } from "../data-export/collect-schedules.ts";
import { insertThread } from "../matching/thread.fixture.ts";
import { cancelSchedule, withdrawSchedule } from "./cancel-schedule.ts";
import { expireSchedules } from "./expire-schedules.ts";
import { finishSchedule } from "./finish-schedule.ts";
import { getSchedule } from "./get-schedule.ts";
import { proposeSchedule } from "./propose-schedule.ts";
import { requestReschedule } from "./request-reschedule.ts";
import { april, createScheduleWorld, type ScheduleWorld } from "./schedule.fixture.ts";
import { selectSchedule } from "./select-schedule.ts";

const database = useTestDatabase();
let world: ScheduleWorld;
beforeEach(async () => {
  await database.clear();
  world = await createScheduleWorld(database.db);
});
const error = (code: string) => expect.objectContaining({ code });
const statuses = async () =>
  (await world.messages()).map(({ schedule, isExpired }) => [schedule?.status, isExpired]);

describe("a proposal", () => {
  it("stands in the thread, counts as unread, and is one however often it is sent", async () => {
    const { as, ace, joker, times, matching, messages, signals, matchingId } = world;
    const before = await matching();
    const input = times([april(5, "10:00"), april(6, "19:30")], { note: "オンラインで" });
    await proposeSchedule(as(ace), input);
    await proposeSchedule(as(ace), input);

    const { current } = await getSchedule(as(joker), { matchingId });
    expect(current).toMatchObject({
      id: input.scheduleId,
      round: 1,
      status: "proposed",
      proposerType: "ace",
      proposerId: ace.userId,
      note: "オンラインで",
      expiresAt: "2025-04-06T10:30:00.000Z",
      lockVersion: 0,
      videoChat: null,
      candidates: [
        { startAt: "2025-04-05T01:00:00.000Z", endAt: "2025-04-05T01:30:00.000Z" },
        { startAt: "2025-04-06T10:30:00.000Z", endAt: "2025-04-06T11:00:00.000Z" },
      ],
    });
    const [message, ...others] = await messages();
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      type: 4,
      seq: before.lastSeq + 1,
      userId: ace.userId,
      userName: "田中 一郎",
      text: "担当者から日程候補が届きました。ご都合のよい日時を選んでください。",
      schedule: { id: input.scheduleId, status: "proposed" },
    });
    expect(await matching()).toMatchObject({
      isSentFirstSchedule: true,
      lastMessage: "日程候補を送信しました",
      lastSenderId: ace.userId,
      lastSeq: before.lastSeq + 1,
      jokerUnreadCount: before.jokerUnreadCount + 1,
      aceUnreadCount: before.aceUnreadCount,
    });
    const both = expect.arrayContaining([ace.userId, joker.userId]);
    expect(signals).toContainEqual({ to: both, topic: "schedules", id: matchingId });
    expect(signals).toContainEqual({ to: both, topic: "chat", id: matchingId });
  });

  it("is refused for times that nobody can keep, and while another one stands", async () => {
    const { as, ace, joker, times, propose } = world;
    const refuse = async (starts: string[], code: string) =>
      expect(proposeSchedule(as(ace), times(starts))).rejects.toThrow(error(code));
    await refuse([april(3, "18:00")], "scheduleExpired");
    await refuse([april(5, "07:45")], "invalidParameter");
    await refuse([april(5, "10:05")], "invalidParameter");
    await refuse(["2025-06-03T10:00:00+09:00"], "invalidParameter");
    await refuse([april(5, "10:00"), april(5, "10:15")], "scheduleConflict");
    await propose(ace, [april(3, "18:00")], { allowsToday: true });
    await refuse([april(5, "10:00")], "lock");
    await expect(proposeSchedule(as(joker), times([april(5, "10:00")]))).rejects.toThrow(
      error("lock"),
    );
  });

  it("does not exist for strangers, and is no business of the one who made it", async () => {
    const { as, ace, joker, propose, choice, versionOf, matchingId, times } = world;
    const stranger = await insertThread(database.db);
    const scheduleId = await propose(ace);
    for (const actor of [stranger.joker, stranger.ace]) {
      const gone = error("dataNotFound");
      const ctx = as(actor);
      await expect(getSchedule(ctx, { matchingId })).rejects.toThrow(gone);
      await expect(proposeSchedule(ctx, times([april(7, "10:00")]))).rejects.toThrow(gone);
      await expect(selectSchedule(ctx, await choice(scheduleId))).rejects.toThrow(gone);
      await expect(withdrawSchedule(ctx, await versionOf(scheduleId))).rejects.toThrow(gone);
    }
    const refused = error("permissionDenied");
    await expect(selectSchedule(as(ace), await choice(scheduleId))).rejects.toThrow(refused);
    await expect(withdrawSchedule(as(joker), await versionOf(scheduleId))).rejects.toThrow(refused);
    await expect(
      requestReschedule(as(ace), { ...(await versionOf(scheduleId)), reasonKey: "noneFits" }),
    ).rejects.toThrow(refused);
  });

  it("is taken back by the one who made it, and makes room for another", async () => {
    const { as, ace, joker, propose, versionOf } = world;
    const scheduleId = await propose(ace);
    const version = await versionOf(scheduleId);
    await withdrawSchedule(as(ace), version);
    await withdrawSchedule(as(ace), version);
    expect(await statuses()).toEqual([
      ["proposed", true],
      ["cancelled", false],
    ]);
    await propose(joker);
    expect((await world.matching()).aceUnreadCount).toBe(1);
  });

  it("lapses once when its time is up, whoever looks", async () => {
    const { as, ace, joker, propose, choice, read, versionOf, matching, passHours } = world;
    const scheduleId = await propose(ace);
    expect(await expireSchedules(as(ace))).toBe(0);
    passHours(3 * 24);
    await expect(selectSchedule(as(joker), await choice(scheduleId))).rejects.toThrow(
      error("scheduleExpired"),
    );
    await expect(
      requestReschedule(as(joker), { ...(await versionOf(scheduleId)), reasonKey: "noneFits" }),
    ).rejects.toThrow(error("scheduleExpired"));
    const unread = (await matching()).jokerUnreadCount;
    expect(await expireSchedules(as(ace))).toBe(1);
    expect(await expireSchedules(as(ace))).toBe(0);
    expect(await read(scheduleId)).toMatchObject({ status: "expired", lockVersion: 1 });
    expect(await matching()).toMatchObject({
      jokerUnreadCount: unread,
      lastMessage: "日程候補の期限が過ぎました",
      lastSenderId: "system",
    });
    expect((await world.mails()).map(({ template }) => template)).toEqual([
      "scheduleProposed",
      "scheduleExpired",
      "scheduleExpired",
    ]);
  });

  it("gives way to a new one when it lapsed before the clock said so", async () => {
    const { propose, read, passHours, ace, joker } = world;
    const first = await propose(ace);
    passHours(3 * 24);
    const second = await propose(joker, [april(9, "10:00")]);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([
      "expired",
      "proposed",
    ]);
    expect((await read(second)).round).toBe(1);
  });
});

it("a proposal is in what both sides can take with them, without the addresses of its rows", async () => {
  const { ace, joker, propose } = world;
  await propose(ace, [april(5, "10:00")], { note: "駅前の会議室から参加します" });
  for (const actor of [ace, joker]) {
    const [schedule, ...others] = await collectSchedules(database.db, actor);
    expect(others).toEqual([]);
    expect(schedule).toMatchObject({
      status: "proposed",
      isMine: actor === ace,
      note: "駅前の会議室から参加します",
      candidates: [{ startAt: "2025-04-05T01:00:00.000Z", endAt: "2025-04-05T01:30:00.000Z" }],
    });
  }
  const stranger = await insertThread(database.db);
  expect(await collectSchedules(database.db, stranger.joker)).toEqual([]);
});

describe("an interview", () => {
  it("needs a new id for other times and for a new round", async () => {
    const { ace, joker } = world;
    const first = world.times([april(5, "10:00")]);
    const proposeAs = (input: typeof first) => proposeSchedule(world.as(ace), input);
    expect(await proposeAs(first)).toEqual(await proposeAs(first));
    const other = { ...first, candidates: world.times([april(6, "10:00")]).candidates };
    await expect(proposeAs(other)).rejects.toMatchObject({ code: "lock" });
    await requestReschedule(world.as(joker), {
      scheduleId: first.scheduleId,
      reasonKey: "noneFits",
      lockVersion: 0,
    });
    // Answered as sent, the other side would wait for a round that does not exist.
    await expect(proposeAs(first)).rejects.toMatchObject({ code: "lock" });
    await proposeAs({ ...first, scheduleId: uuidv7() });
  });

  it("is fixed at the chosen time with its room, and the same choice again answers the same", async () => {
    const { as, joker, ace, propose, choice, read, room, matching, matchingId } = world;
    const scheduleId = await propose(ace);
    const chosen = await choice(scheduleId, 1);
    const first = await selectSchedule(as(joker), chosen);
    expect(await selectSchedule(as(joker), chosen)).toEqual(first);

    expect(await read(scheduleId)).toMatchObject({
      status: "fixed",
      selectedCandidateId: chosen.candidateId,
      startAt: new Date(april(6, "10:00")),
      endAt: new Date(april(6, "10:30")),
      lockVersion: 1,
    });
    expect(await room(scheduleId)).toMatchObject({
      id: first.videoChatId,
      status: "scheduled",
      startAt: new Date(april(6, "10:00")),
    });
    expect(await statuses()).toEqual([
      ["proposed", true],
      ["fixed", false],
    ]);
    expect((await world.messages())[1]?.text).toBe(
      "日程が確定しました。担当者との2025年4月6日（日） 10:00（日本時間）の面談（30分）です。開始10分前からビデオ面談に入室できます。",
    );
    expect(await matching()).toMatchObject({ lastMessage: "日程が確定しました" });
    const { current } = await getSchedule(as(ace), { matchingId });
    expect(current?.videoChat).toMatchObject({ id: first.videoChatId, status: "scheduled" });
    await expect(
      selectSchedule(as(joker), { ...chosen, candidateId: (await choice(scheduleId)).candidateId }),
    ).rejects.toThrow(error("lock"));
  });

  it("moves over rounds with a signal in the third, under one id and rising numbers of calendars", async () => {
    const { as, joker, ace, fix, propose, choice, read, versionOf, room, matchingId } = world;
    const first = await fix();
    const asked = { ...(await versionOf(first)), reasonKey: "conflict" as const };
    await requestReschedule(as(ace), asked);
    await requestReschedule(as(ace), asked);
    expect((await room(first))?.status).toBe("cancelled");
    expect((await world.messages()).at(-1)).toMatchObject({
      type: 5,
      userId: ace.userId,
      schedule: { status: "rescheduleRequested", reasonKey: "conflict" },
    });

    const second = await propose(joker, [april(7, "10:00")]);
    await requestReschedule(as(ace), { ...(await versionOf(second)), reasonKey: "noneFits" });
    const third = await propose(ace, [april(8, "10:00")]);
    const state = await getSchedule(as(ace), { matchingId });
    expect(state).toMatchObject({ rescheduleCount: 2, showsHint: false });
    await requestReschedule(as(joker), { ...(await versionOf(third)), reasonKey: "noneFits" });
    expect(await getSchedule(as(ace), { matchingId })).toMatchObject({
      rescheduleCount: 3,
      showsHint: true,
    });
    const fourth = await propose(ace, [april(9, "10:00")]);
    await selectSchedule(as(joker), await choice(fourth));
    expect(await read(fourth)).toMatchObject({
      round: 4,
      firstRoundId: first,
      calendarSequence: 3,
    });
    expect((await getSchedule(as(ace), { matchingId })).showsHint).toBe(false);
  });

  it("is moved up to an hour before, cancelled up to its start", async () => {
    const { as, joker, ace, fix, versionOf, read, room, pass } = world;
    const scheduleId = await fix([april(5, "10:00")]);
    const version = await versionOf(scheduleId);
    pass(new Date(april(5, "09:00")).getTime() - as(ace).clock().getTime() + 1);
    await expect(requestReschedule(as(joker), { ...version, reasonKey: "health" })).rejects.toThrow(
      error("tooLateToReschedule"),
    );
    const cancelled = { ...version, reasonKey: "health" as const };
    await cancelSchedule(as(joker), cancelled);
    await cancelSchedule(as(joker), cancelled);
    await expect(cancelSchedule(as(ace), cancelled)).rejects.toThrow(error("lock"));
    expect(await read(scheduleId)).toMatchObject({ status: "cancelled", reasonKey: "health" });
    expect((await room(scheduleId))?.status).toBe("cancelled");

    const other = await createScheduleWorld(database.db);
    const started = await other.fix([april(5, "10:00")]);
    other.pass(new Date(april(5, "10:00")).getTime() - other.as(ace).clock().getTime());
    await expect(
      cancelSchedule(other.as(other.ace), {
        ...(await other.versionOf(started)),
        reasonKey: "health",
      }),
    ).rejects.toThrow(error("interviewStarted"));
  });

  it("is done once, and the matching knows it", async () => {
    const { fix, ace, matching, messages } = world;
    const scheduleId = await fix();
    const now = new Date(april(6, "11:00"));
    const finish = () => database.db.transaction((tx) => finishSchedule(tx, { scheduleId, now }));
    expect(await finish()).toMatchObject({ scheduleId });
    expect(await finish()).toBeUndefined();
    expect(await matching()).toMatchObject({
      isDoneVideoChat: true,
      doneVideoChatAt: now,
      lastMessage: "ビデオ面談が終了しました",
    });
    expect((await messages()).at(-1)).toMatchObject({ userId: "system", isSystemMessage: true });
    const again = await world.propose(ace, [april(9, "10:00")]);
    expect(await world.read(again)).toMatchObject({ round: 1, firstRoundId: null });
  });

  it("keeps a quarter of an hour to either side's other interviews", async () => {
    await world.fix([april(5, "10:00")]);
    for (const meets of [{ joker: world.joker }, { ace: world.ace }]) {
      const other = await createScheduleWorld(database.db, meets);
      const [mine, theirs] = meets.joker ? [other.joker, other.ace] : [other.ace, other.joker];
      const tooNear = await other.propose(theirs, [april(5, "10:30")]);
      await expect(selectSchedule(other.as(mine), await other.choice(tooNear))).rejects.toThrow(
        error("scheduleConflict"),
      );
      await withdrawSchedule(other.as(theirs), await other.versionOf(tooNear));
      // Nobody proposes what collides with an interview of one's own.
      await expect(other.propose(mine, [april(5, "09:30")])).rejects.toThrow(
        error("scheduleConflict"),
      );
      const later = await other.propose(theirs, [april(5, meets.joker ? "10:45" : "09:15")]);
      await selectSchedule(other.as(mine), await other.choice(later));
    }
  });

  it("is no business of anyone once the other side has left", async () => {
    const { as, ace, joker, propose, choice, times } = world;
    const scheduleId = await propose(ace);
    await database.db.update(aces).set({ removedAt: new Date() });
    const gone = error("dataNotFound");
    await expect(selectSchedule(as(joker), await choice(scheduleId))).rejects.toThrow(gone);
    await expect(proposeSchedule(as(joker), times([april(5, "10:00")]))).rejects.toThrow(gone);
  });

  it("is not what a restricted person begins a thread with, but may answer with", async () => {
    const { as, ace, joker, times, propose, choice } = world;
    const restricted = { ...ace, isRestricted: true as const };
    await expect(proposeSchedule(as(restricted), times([april(5, "10:00")]))).rejects.toThrow(
      error("restricted"),
    );
    const scheduleId = await propose(joker);
    await selectSchedule(as(restricted), await choice(scheduleId));
  });
});
