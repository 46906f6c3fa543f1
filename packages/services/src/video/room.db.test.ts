import { aces } from "@tefuda/db/schema/ace";
import { jokers } from "@tefuda/db/schema/joker";
import { matchings } from "@tefuda/db/schema/matching";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { notifications } from "@tefuda/db/schema/notification";
import { videoSeats, videoSignals } from "@tefuda/db/schema/video";
import { eq } from "@tefuda/db/sql";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { mailsIn } from "../mail/outbox.fixture.ts";
import { insertAce, insertJoker } from "../matching/thread.fixture.ts";
import { cancelVideoChat } from "../schedule/plan-video-chat.ts";
import { closeRooms } from "./close-rooms.ts";
import { finishRoom } from "./finish-room.ts";
import { getRoom } from "./get-room.ts";
import { createRoomWorld, type RoomWorld } from "./room.fixture.ts";

const test = useTestDatabase();
let world: RoomWorld;
beforeEach(async () => {
  await test.clear();
  world = await createRoomWorld(test.db);
});

const refused = (code: string) => ({ code });
/** Both come in and stay together for a while, past the planned start. */
async function meet(seconds = 400) {
  const mine = await world.join(world.joker);
  const theirs = await world.join(world.ace);
  await world.stay(seconds, [
    [world.joker, mine.seatId],
    [world.ace, theirs.seatId],
  ]);
  return { joker: mine.seatId, ace: theirs.seatId };
}
const finish = (who: "joker" | "ace", outcome: "done" | "noShow") =>
  finishRoom(world.as(world[who]), { videoChatId: world.videoChatId, outcome });
const close = () => closeRooms(world.as(world.ace));

describe("coming in", () => {
  it("is for the two members, from 10 minutes before to 60 after the end", async () => {
    const stranger = await insertJoker(test.db);
    const colleague = await insertAce(test.db, world.companyId, { authority: "admin" });
    for (const who of [stranger, colleague])
      await expect(world.join(who)).rejects.toMatchObject(refused("dataNotFound"));
    world.passSeconds(-6 * 60);
    await expect(world.join(world.ace)).rejects.toMatchObject(refused("videoChatNotOpen"));
    world.passSeconds(60);
    await world.join(world.ace);
    world.passSeconds((10 + 30 + 60) * 60);
    await world.join(world.ace);
    world.passSeconds(1);
    await expect(world.join(world.ace)).rejects.toMatchObject(refused("videoChatNotOpen"));
  });

  it("opens the room, starts the interview with the second, and tells both", async () => {
    const first = await world.join(world.joker);
    expect(first).toMatchObject({ isPolite: true, partnerSeatId: null, iceServers: [] });
    expect(await world.read()).toMatchObject({ status: "open" });
    world.signals.length = 0;
    const second = await world.join(world.ace);
    expect(second).toMatchObject({ isPolite: false, partnerSeatId: first.seatId });
    expect(await world.read()).toMatchObject({ status: "inProgress" });
    expect(world.signals).toEqual([
      { to: [world.joker.userId, world.ace.userId], topic: "video", id: world.videoChatId },
    ]);
    expect(await getRoom(world.as(world.joker), world)).toMatchObject({
      status: "inProgress",
      purpose: "casual",
      partner: { name: "田中 一郎", hasLeft: false },
      me: { presence: "present", seatId: first.seatId },
      other: { presence: "present", seatId: second.seatId },
    });
  });

  it("keeps one device a member: a second one has to take over, and ends the first", async () => {
    const first = await world.join(world.joker);
    const other = { deviceId: uuidv7() };
    await expect(world.join(world.joker, other)).rejects.toMatchObject(refused("videoSeatTaken"));
    const second = await world.join(world.joker, { ...other, takesOver: true });
    // The first device is told that the seat is another one now, and keeps nothing alive.
    expect(await world.beat(world.joker, first.seatId)).toMatchObject({
      me: { seatId: second.seatId },
    });
    await world.leave(world.joker, first.seatId);
    expect(await getRoom(world.as(world.joker), world)).toMatchObject({
      me: { presence: "present", seatId: second.seatId, leftAt: null },
    });
  });

  it("gives a reloaded page its seat back, and a silent seat to another device", async () => {
    const first = await world.join(world.joker);
    const again = await world.join(world.joker);
    expect(again.seatId).not.toBe(first.seatId);
    world.passSeconds(26);
    expect(await getRoom(world.as(world.ace), world)).toMatchObject({
      other: { presence: "away" },
    });
    await world.join(world.joker, { deviceId: uuidv7() });
  });

  it("is over for whoever's partner has left the product", async () => {
    const seat = await world.join(world.ace);
    await test.db
      .update(jokers)
      .set({ withdrawnAt: new Date() })
      .where(eq(jokers.id, world.joker.userId));
    await expect(world.join(world.ace)).rejects.toMatchObject(refused("videoChatNotOpen"));
    expect(await world.beat(world.ace, seat.seatId)).toMatchObject({
      partner: { hasLeft: true },
      status: "cancelled",
    });
  });
});

describe("the time together", () => {
  it("adds up over leaving and coming back, and says when each was there", async () => {
    const seats = await meet(40);
    await world.leave(world.joker, seats.joker);
    await world.stay(30, [[world.ace, seats.ace]]);
    expect(await world.read()).toMatchObject({ togetherSeconds: 40 });
    const { seatId } = await world.join(world.joker);
    await world.stay(20, [
      [world.joker, seatId],
      [world.ace, seats.ace],
    ]);
    const room = await world.read();
    expect(room.togetherSeconds).toBe(60);
    expect(room.participants.map(({ leftAt }) => leftAt)).toEqual([undefined, undefined]);
  });

  it("ends with the last sign of life of one who fell silent", async () => {
    const seats = await meet(40);
    await world.stay(100, [[world.ace, seats.ace]]);
    expect(await world.read()).toMatchObject({ togetherSeconds: 40, status: "inProgress" });
  });
});

describe("the end", () => {
  it("comes by itself when one does not come back for a minute after the start", async () => {
    const seats = await meet();
    await world.leave(world.joker, seats.joker);
    await world.stay(50, [[world.ace, seats.ace]]);
    expect(await close()).toBe(0);
    world.passSeconds(10);
    // Whoever stays hears it with the next beat; the job would have done the same.
    expect(await world.beat(world.ace, seats.ace)).toMatchObject({ status: "done" });
    expect(await close()).toBe(0);
    expect(await world.readSchedule()).toMatchObject({ status: "done" });
    const [thread] = await test.db.select().from(matchings);
    expect(thread).toMatchObject({ isDoneVideoChat: true });
    expect(thread?.doneVideoChatAt).not.toBeNull();
    expect(await test.db.$count(videoSeats)).toBe(0);
  });

  it("comes by the job when both have left, and not while one has come back", async () => {
    const seats = await meet();
    await world.leave(world.joker, seats.joker);
    world.passSeconds(55);
    const { seatId } = await world.join(world.joker);
    await world.leave(world.ace, seats.ace);
    world.passSeconds(10);
    expect(await close()).toBe(0);
    await world.leave(world.joker, seatId);
    world.passSeconds(60);
    expect(await close()).toBe(1);
    expect(await world.read()).toMatchObject({ status: "done", endedBy: null });
  });

  it("is the ace's to say, once, and tells the admins and both sides", async () => {
    const admin = await insertAce(test.db, world.companyId, { authority: "admin" });
    // An interview agent is no admin, whatever the authority.
    const agent = await insertAce(test.db, world.companyId, { authority: "admin" });
    await test.db.update(aces).set({ isAgent: true }).where(eq(aces.id, agent.userId));
    await world.join(world.ace);
    await expect(finish("ace", "done")).rejects.toMatchObject(refused("lock"));
    await meet();
    await expect(finish("joker", "done")).rejects.toMatchObject(refused("permissionDenied"));
    await finish("ace", "done");
    await finish("ace", "done");
    expect(await world.read()).toMatchObject({ status: "done", endedBy: world.ace.userId });
    const mails = await mailsIn(test.db);
    expect(mails.map(({ template, userId }) => [template, userId])).toEqual([
      ["videoChatCompleted", admin.userId],
    ]);
    // The thread is not the admin's own.
    expect(mails[0]?.text).toContain("/admin/matchings/");
    expect(mails[0]?.text).toContain(
      "候補者：佐藤 花さん\n担当：田中 一郎さん\n日時：2025年4月3日（木） 14:06（日本時間）",
    );
    const told = await test.db.select().from(notifications);
    const done = "との2025年4月3日（木） 14:06（日本時間）の面談はいかがでしたか？";
    expect(told.map(({ type, userId }) => [type, userId]).toSorted()).toEqual(
      [
        ["videoChatDone", world.ace.userId],
        ["videoChatDone", world.joker.userId],
      ].toSorted(),
    );
    expect(told.map(({ content }) => content).toSorted()).toEqual([
      `佐藤 花さん${done}感想をお聞かせください。`,
      `田中 一郎さん${done}感想をお聞かせください。`,
    ]);
    const audit = await test.db.select().from(auditLogs);
    expect(audit.map(({ action }) => action)).toEqual(["finishVideoChat"]);
    await expect(world.join(world.joker)).rejects.toMatchObject(refused("videoChatNotOpen"));
  });

  it("is a no-show from 15 minutes on, and asks for new times", async () => {
    const { seatId } = await world.join(world.joker);
    await world.stay(19 * 60 + 50, [[world.joker, seatId]]);
    await expect(finish("joker", "noShow")).rejects.toMatchObject(refused("lock"));
    await world.stay(10, [[world.joker, seatId]]);
    await expect(finish("ace", "noShow")).rejects.toMatchObject(refused("lock"));
    await finish("joker", "noShow");
    await finish("joker", "noShow");
    expect(await world.read()).toMatchObject({ status: "noShow", endedBy: world.joker.userId });
    expect(await world.readSchedule()).toMatchObject({ status: "rescheduleRequested" });
    const told = await test.db.select().from(notifications);
    expect(told.map(({ type, userId }) => [type, userId])).toEqual([
      ["rescheduleRequested", world.ace.userId],
    ]);
  });

  it("is no no-show of somebody who came", async () => {
    const seats = await meet(60);
    await world.leave(world.ace, seats.ace);
    await world.stay(20 * 60, [[world.joker, seats.joker]]);
    expect(await world.read()).toMatchObject({ status: "inProgress" });
    const again = await world.join(world.ace);
    await world.leave(world.ace, again.seatId);
    await expect(finish("joker", "noShow")).rejects.toMatchObject(refused("lock"));
  });

  it("comes with the window: a no-show for one who waited, cancelled when nobody came", async () => {
    const other = world;
    world = await createRoomWorld(test.db);
    await world.join(world.joker);
    world.passSeconds((5 + 30 + 60) * 60 + 1);
    expect(await close()).toBe(2);
    expect(await world.read()).toMatchObject({ status: "noShow" });
    expect(await world.readSchedule()).toMatchObject({ status: "rescheduleRequested" });
    expect(await other.read()).toMatchObject({ status: "cancelled" });
    expect(await other.readSchedule()).toMatchObject({ status: "cancelled" });
  });

  it("comes with the schedule's, and its seats and signals with it", async () => {
    await meet(20);
    const { scheduleId, videoChatId } = world;
    const cancel = () =>
      test.db.transaction((tx) => cancelVideoChat(tx, { scheduleId, now: new Date() }));
    expect(await cancel()).toBe(videoChatId);
    expect(await cancel()).toBeUndefined();
    expect(await test.db.$count(videoSeats)).toBe(0);
    expect(await test.db.$count(videoSignals)).toBe(0);
    // Fixed again, the schedule has the same room, as if new.
    expect(await world.plan()).toBe(videoChatId);
    expect(await world.read()).toMatchObject({ status: "scheduled", togetherSeconds: 0 });
  });
});
