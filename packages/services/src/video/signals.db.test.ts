import { matchings } from "@tefuda/db/schema/matching";
import { videoSignals } from "@tefuda/db/schema/video";
import { eq } from "@tefuda/db/sql";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, it } from "vitest";
import { insertAce, insertJoker } from "../matching/thread.fixture.ts";
import { createRoomWorld, type RoomWorld } from "./room.fixture.ts";
import { sendSignal } from "./send-signal.ts";
import { videoSignalsTopic, videoTopic } from "./topics.ts";

const test = useTestDatabase();
let world: RoomWorld;
let jokerSeat: string;
let aceSeat: string;
beforeEach(async () => {
  await test.clear();
  world = await createRoomWorld(test.db);
  jokerSeat = (await world.join(world.joker)).seatId;
  aceSeat = (await world.join(world.ace)).seatId;
});

const send = (who: MemberActor, payload: string, more: { seatId?: string; to?: string } = {}) => {
  const isJoker = who.kind === "joker";
  return sendSignal(world.as(who), {
    videoChatId: world.videoChatId,
    seatId: isJoker ? jokerSeat : aceSeat,
    to: isJoker ? aceSeat : jokerSeat,
    kind: "candidate",
    payload,
    ...more,
  });
};
const open = (seatId: string, who: MemberActor, position?: string) =>
  videoSignalsTopic.open(world.as(who), seatId, position);
const signal = { to: [], topic: "video-signals", id: "" };
const payloads = (changes: Awaited<ReturnType<typeof open>>["snapshot"]) =>
  changes.map((change) => "doc" in change && [change.doc.seq, change.doc.payload]);

it("carries signals in order, without gaps, also when many are sent at once", async () => {
  const follower = await open(aceSeat, world.ace);
  expect(follower).toMatchObject({ isWhole: true, snapshot: [] });
  world.signals.length = 0;
  expect(await send(world.joker, "first")).toEqual({ seq: 1 });
  expect(world.signals).toEqual([{ to: [world.ace.userId], topic: "video-signals", id: aceSeat }]);
  expect(follower.concerns({ ...signal, id: aceSeat })).toBe(true);
  expect(follower.concerns({ ...signal, id: jokerSeat })).toBe(false);
  expect(payloads(await follower.read(signal))).toEqual([[1, "first"]]);
  await Promise.all(Array.from({ length: 20 }, (_, index) => send(world.joker, `n${index}`)));
  const heard = await follower.read(signal);
  expect(heard.map(({ id }) => Number(id))).toEqual(Array.from({ length: 20 }, (_, n) => n + 2));
  expect(await follower.read(signal)).toEqual([]);
});

it("goes on after a reconnect where it stopped, and sends all to a stream that begins anew", async () => {
  await send(world.joker, "one");
  const first = await open(aceSeat, world.ace);
  const position = first.position();
  await send(world.joker, "two");
  const resumed = await open(aceSeat, world.ace, position);
  expect(resumed.isWhole).toBe(false);
  expect(payloads(resumed.snapshot)).toEqual([[2, "two"]]);
  expect(payloads((await open(aceSeat, world.ace)).snapshot)).toEqual([
    [1, "one"],
    [2, "two"],
  ]);
});

it("reads nothing for anybody else, and nothing more once the seat was taken over", async () => {
  await send(world.joker, "secret");
  const stranger = await insertJoker(test.db);
  for (const who of [world.joker, stranger])
    expect(await open(aceSeat, who)).toMatchObject({ snapshot: [] });
  const follower = await open(aceSeat, world.ace);
  const other = await world.join(world.ace, { deviceId: uuidv7(), takesOver: true });
  expect(await send(world.joker, "to the old seat")).toEqual({ seq: null });
  expect(await send(world.joker, "to the new one", { to: other.seatId })).toEqual({ seq: 1 });
  expect(await follower.read(signal)).toEqual([]);
  // The old device cannot speak any more either.
  await expect(send(world.ace, "late")).rejects.toMatchObject({ code: "videoSeatTaken" });
  expect(await test.db.select().from(videoSignals)).toMatchObject([{ seatId: other.seatId }]);
});

it("speaks only from one's own seat, in a room that is open", async () => {
  const stranger = await insertJoker(test.db);
  await expect(send(stranger, "hello")).rejects.toMatchObject({ code: "videoSeatTaken" });
  const asAce = { seatId: aceSeat, to: jokerSeat };
  await expect(send(world.joker, "hello", asAce)).rejects.toMatchObject({ code: "videoSeatTaken" });
  await world.leave(world.joker, jokerSeat);
  await expect(send(world.joker, "hello")).rejects.toMatchObject({ code: "videoSeatTaken" });
});

it("carries them up to an hour after the planned end", async () => {
  world.passSeconds((5 + 30 + 60) * 60);
  expect(await send(world.joker, "still here")).toEqual({ seq: 1 });
  world.pass(1);
  await expect(send(world.joker, "too late")).rejects.toMatchObject({ code: "videoSeatTaken" });
});

it("reads the box of one seat alone, and of a member who still has the thread", async () => {
  const other = await createRoomWorld(test.db, { joker: world.joker });
  const { seatId } = await other.join(world.joker);
  await send(world.ace, "for the first room");
  await send(world.joker, "for the ace");
  expect((await open(seatId, world.joker)).snapshot).toEqual([]);
  expect(payloads((await open(jokerSeat, world.joker)).snapshot)).toEqual([
    [1, "for the first room"],
  ]);
  // What is no seat and no position reads as none.
  expect(await open("nonsense", world.joker)).toMatchObject({ snapshot: [] });
  expect(await open(jokerSeat, world.joker, "nonsense")).toMatchObject({ isWhole: true });
  const colleague = await insertAce(test.db, world.companyId);
  await test.db
    .update(matchings)
    .set({ aceId: colleague.userId })
    .where(eq(matchings.id, world.matchingId));
  expect((await open(aceSeat, world.ace)).snapshot).toEqual([]);
});

it("bounds how much one seat sends in ten seconds, by number and by size", async () => {
  for (let sent = 0; sent < 200; sent++) await send(world.joker, "x");
  await expect(send(world.joker, "x")).rejects.toMatchObject({ code: "tooManyRequests" });
  world.passSeconds(10);
  // A million bytes in all.
  for (const bytes of [...Array.from({ length: 16 }, () => 60_000), 40_000])
    await send(world.joker, "y".repeat(bytes));
  await expect(send(world.joker, "x")).rejects.toMatchObject({ code: "tooManyRequests" });
  expect(await send(world.ace, "the other is free")).toEqual({ seq: 1 });
});

it("shows the room live to its two members, and takes it away with the thread", async () => {
  const follow = (who: MemberActor) => videoTopic.open(world.as(who), world.videoChatId, undefined);
  for (const who of [await insertJoker(test.db), { ...world.joker, registrationStatus: "judging" }])
    expect(await follow(who as MemberActor)).toMatchObject({ snapshot: [] });
  expect(await videoTopic.open(world.as(world.joker), "nonsense", undefined)).toMatchObject({
    snapshot: [],
  });
  const follower = await follow(world.joker);
  expect(follower.isWhole).toBe(true);
  expect(follower.snapshot).toMatchObject([{ doc: { other: { presence: "present" } } }]);
  await world.leave(world.ace, aceSeat);
  expect(await follower.read({ ...signal, topic: "video" })).toMatchObject([
    { type: "modified", doc: { other: { presence: "left" } } },
  ]);
  for (const [topic, id, concerns] of [
    ["video", world.videoChatId, true],
    ["video", uuidv7(), false],
    ["matchings", world.matchingId, true],
    ["chat", world.matchingId, true],
    ["chat", uuidv7(), false],
    ["typing", world.matchingId, false],
  ] as const)
    expect([topic, follower.concerns({ to: [], topic, id })]).toEqual([topic, concerns]);
  await test.db.delete(matchings).where(eq(matchings.id, world.matchingId));
  expect(await follower.read(signal)).toEqual([{ type: "removed", id: world.videoChatId }]);
});
