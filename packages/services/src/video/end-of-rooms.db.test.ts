import { jokers } from "@tefuda/db/schema/joker";
import { analyticsEvents } from "@tefuda/db/schema/monitoring";
import { schedules } from "@tefuda/db/schema/schedule";
import { videoChats, videoSeats, videoSignals } from "@tefuda/db/schema/video";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mailsIn } from "../mail/outbox.fixture.ts";
import { insertThread } from "../matching/thread.fixture.ts";
import { cancelVideoChat } from "../schedule/plan-video-chat.ts";
import { closeRooms } from "./close-rooms.ts";
import { finishRoom } from "./finish-room.ts";
import { getRoom } from "./get-room.ts";
import { createRoomWorld, type RoomWorld, startAt } from "./room.fixture.ts";
import { sendSignal } from "./send-signal.ts";
import { settleRoom } from "./settle-room.ts";

const test = useTestDatabase();
const MINUTE = 60_000;
let world: RoomWorld;
beforeEach(async () => {
  await test.clear();
  world = await createRoomWorld(test.db);
});

const finish = (who: "joker" | "ace", outcome: "done" | "noShow") =>
  finishRoom(world.as(world[who]), { videoChatId: world.videoChatId, outcome });
const change = (fields: Partial<typeof videoChats.$inferInsert>, { videoChatId } = world) =>
  test.db.update(videoChats).set(fields).where(eq(videoChats.id, videoChatId));
const setSchedule = (status: "cancelled" | "done") =>
  test.db.update(schedules).set({ status }).where(eq(schedules.id, world.scheduleId));
const both = () => Promise.all([world.join(world.joker), world.join(world.ace)]);
const lock = { code: "lock" };

describe("a room", () => {
  it("is one of its two members', whatever other rooms they have", async () => {
    const other = await createRoomWorld(test.db, { joker: world.joker });
    await other.join(world.joker);
    expect(await test.db.select().from(videoSeats)).toMatchObject([
      { videoChatId: other.videoChatId, userId: world.joker.userId },
    ]);
    for (const { videoChatId } of [world, other])
      expect(await getRoom(world.as(world.joker), { videoChatId })).toMatchObject({
        id: videoChatId,
      });
    const stranger = (await insertThread(test.db)).joker;
    const noRoom = { code: "dataNotFound" };
    const { videoChatId } = world;
    await expect(getRoom(world.as(stranger), { videoChatId })).rejects.toMatchObject(noRoom);
    for (const id of [videoChatId, uuidv7()])
      await expect(
        finishRoom(world.as(stranger), { videoChatId: id, outcome: "noShow" }),
      ).rejects.toMatchObject(noRoom);
  });

  it("is open, not in progress, for one who comes when the other has left", async () => {
    const { seatId } = await world.join(world.ace);
    await world.leave(world.ace, seatId);
    expect(await world.join(world.joker)).toMatchObject({ partnerSeatId: null });
    expect(await world.read()).toMatchObject({ status: "open" });
    expect(await getRoom(world.as(world.joker), world)).toMatchObject({
      noShowFrom: new Date("2025-04-03T05:21:00Z"),
      canReportNoShow: false,
    });
  });

  it("is told to both when somebody comes back or leaves, and not with every beat", async () => {
    const [mine] = await both();
    const told = () => world.signals.splice(0).map(({ topic }) => topic);
    told();
    await world.beat(world.joker, mine.seatId);
    expect(told()).toEqual([]);
    world.passSeconds(26);
    await world.beat(world.joker, mine.seatId);
    expect(told()).toEqual(["video"]);
    await world.leave(world.joker, mine.seatId);
    expect(told()).toEqual(["video"]);
  });

  it("counts nothing of the silence of one when the other leaves", async () => {
    const [mine, theirs] = await both();
    await world.stay(20, [
      [world.joker, mine.seatId],
      [world.ace, theirs.seatId],
    ]);
    await world.stay(30, [[world.ace, theirs.seatId]]);
    await world.leave(world.ace, theirs.seatId);
    expect(await world.read()).toMatchObject({ togetherSeconds: 20 });
  });

  it("begins anew when it is planned anew, and forgets what an earlier seat was told", async () => {
    const [mine, theirs] = await both();
    const { videoChatId } = world;
    const signal = { videoChatId, kind: "candidate", payload: "x" } as const;
    const say = (to: string) =>
      sendSignal(world.as(world.ace), { ...signal, seatId: theirs.seatId, to });
    await say(mine.seatId);
    const again = await world.join(world.joker);
    expect(await test.db.$count(videoSignals)).toBe(0);
    await say(again.seatId);
    await world.plan();
    expect(await test.db.$count(videoSignals)).toBe(0);
    expect(await test.db.$count(videoSeats)).toBe(0);
  });

  it("is cancelled with its own schedule, and no other one", async () => {
    const other = await createRoomWorld(test.db);
    const { scheduleId } = world;
    await test.db.transaction((tx) => cancelVideoChat(tx, { scheduleId, now: startAt }));
    expect(await world.read()).toMatchObject({ status: "cancelled" });
    expect(await other.read()).toMatchObject({ status: "scheduled" });
  });
});

describe("an interview is done", () => {
  it("once the two have met, be it for a second or at its very start", async () => {
    await both();
    await expect(finish("ace", "done")).rejects.toMatchObject(lock);
    await change({ togetherSeconds: 1 });
    await finish("ace", "done");
    world = await createRoomWorld(test.db);
    world.passSeconds(5 * 60);
    await world.join(world.ace);
    await expect(finish("ace", "done")).rejects.toMatchObject(lock);
    await world.join(world.joker);
    await finish("ace", "done");
    expect(await world.read()).toMatchObject({ status: "done", togetherSeconds: 0 });
  });

  it("before the eyes of both, counted once, and stays so when one of them leaves", async () => {
    await both();
    // Coming back is no other interview.
    await world.join(world.joker);
    world.passSeconds(5 * 60);
    world.signals.length = 0;
    await finish("ace", "done");
    const to = [world.joker.userId, world.ace.userId];
    expect(world.signals[0]).toEqual({ to, topic: "video", id: world.videoChatId });
    expect(world.signals).toContainEqual({ to, topic: "schedules", id: world.matchingId });
    const events = await test.db.select().from(analyticsEvents);
    const of = (name: string) => events.filter((event) => event.name === name);
    expect(of("video_join").map(({ companyId }) => companyId)).toEqual([
      world.companyId,
      world.companyId,
    ]);
    expect(of("video_done")).toMatchObject([
      { userId: world.joker.userId, companyId: world.companyId },
    ]);
    await test.db.update(jokers).set({ withdrawnAt: startAt });
    expect(await getRoom(world.as(world.ace), world)).toMatchObject({
      status: "done",
      partner: { hasLeft: true },
    });
    expect(await settleRoom(world.as(world.ace), world.videoChatId)).toBe(false);
    expect(await settleRoom(world.as(world.ace), uuidv7())).toBe(false);
  });

  it("and told, also where its schedule was called off meanwhile, which stays so", async () => {
    await both();
    world.passSeconds(5 * 60);
    await setSchedule("cancelled");
    world.signals.length = 0;
    await finish("ace", "done");
    for (const { userId } of [world.joker, world.ace])
      expect(world.signals).toContainEqual({ to: [userId], topic: "notifications", id: userId });
    expect(await world.readSchedule()).toMatchObject({ status: "cancelled", lockVersion: 0 });
  });
});

describe("a no-show", () => {
  beforeEach(async () => {
    world.passSeconds(20 * 60);
    await world.join(world.joker);
  });

  it("is told to who did not come, and takes nothing out of calendars", async () => {
    await finish("joker", "noShow");
    const mails = await mailsIn(test.db);
    expect(mails).toMatchObject([
      { template: "rescheduleRequested", userId: world.ace.userId, attachments: [] },
    ]);
  });

  it("moves no schedule that is settled already", async () => {
    await setSchedule("done");
    await finish("joker", "noShow");
    expect(await world.read()).toMatchObject({ status: "noShow" });
    expect(await world.readSchedule()).toMatchObject({ status: "done", lockVersion: 0 });
  });
});

describe("the job that closes rooms", () => {
  const close = () => closeRooms(world.as(world.ace));

  it("opens none whose time has not come", async () => {
    const long = { status: "inProgress", togetherSeconds: 100_000 } as const;
    const [together, ended, early] = [
      await createRoomWorld(test.db),
      await createRoomWorld(test.db),
      await createRoomWorld(test.db),
    ];
    world.passSeconds(15 * 60);
    const now = world.as(world.ace).clock().getTime();
    const at = (minutes: number) => new Date(now + minutes * MINUTE);
    const sit = async (room: RoomWorld, seenAt: Date) => {
      const { seatId } = await room.join(room.joker);
      await test.db
        .update(videoSeats)
        .set({ seenAt, since: seenAt })
        .where(eq(videoSeats.seatId, seatId));
    };
    // One who came and went before the two had met.
    world.passSeconds(-15 * 60);
    await sit(world, at(-5));
    world.passSeconds(15 * 60);
    await sit(together, at(0));
    await change(long, together);
    await change({ status: "done", startAt: at(-150), endAt: at(-120) }, ended);
    await sit(early, at(-5));
    await change({ ...long, startAt: at(60), endAt: at(90) }, early);
    const looks = vi.spyOn(test.db, "transaction");
    expect(await close()).toBe(0);
    expect(looks).not.toHaveBeenCalled();
    looks.mockRestore();
  });

  it("closes one that is an hour past its end, and not a moment before", async () => {
    world.passSeconds((5 + 30 + 60) * 60);
    expect(await close()).toBe(0);
    world.pass(1);
    expect(await close()).toBe(1);
  });
});
