import { chatMessages } from "@tefuda/db/schema/chat";
import { mailOutbox } from "@tefuda/db/schema/mail";
import { auditLogs } from "@tefuda/db/schema/monitoring";
import { videoSeats } from "@tefuda/db/schema/video";
import { useTestDatabase } from "@tefuda/testing/database/test-database";
import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, it } from "vitest";
import { insertAce } from "../matching/thread.fixture.ts";
import { closeRooms } from "./close-rooms.ts";
import { finishRoom } from "./finish-room.ts";
import { createRoomWorld, type RoomWorld } from "./room.fixture.ts";
import { sendSignal } from "./send-signal.ts";

const test = useTestDatabase();
let world: RoomWorld;
beforeEach(async () => {
  await test.clear();
  world = await createRoomWorld(test.db);
  await insertAce(test.db, world.companyId, { authority: "admin" });
});

const codesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === "rejected" ? [String(result.reason.code)] : []));
const finish = (who: "joker" | "ace", outcome: "done" | "noShow") =>
  finishRoom(world.as(world[who]), { videoChatId: world.videoChatId, outcome });
async function meet() {
  const [mine, theirs] = [await world.join(world.joker), await world.join(world.ace)];
  await world.stay(400, [
    [world.joker, mine.seatId],
    [world.ace, theirs.seatId],
  ]);
  return { joker: mine.seatId, ace: theirs.seatId };
}
/** How often the end of an interview was told. */
async function traces() {
  const lines = await test.db.select({ type: chatMessages.type }).from(chatMessages);
  return {
    lines: lines.filter(({ type }) => type === 4).length,
    mails: await test.db.$count(mailOutbox),
    audit: await test.db.$count(auditLogs),
  };
}

describe("in a room, at once", () => {
  it("seats one of five devices of a member, and tells the others", async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => world.join(world.joker, { deviceId: uuidv7() })),
    );
    expect(codesOf(results)).toEqual(Array(4).fill("videoSeatTaken"));
    expect(await test.db.$count(videoSeats)).toBe(1);
  });

  it("lets both come in, each seeing the other or being seen", async () => {
    const [mine, theirs] = await Promise.all([world.join(world.joker), world.join(world.ace)]);
    const sees = [mine.partnerSeatId === theirs.seatId, theirs.partnerSeatId === mine.seatId];
    expect(sees).toContain(true);
    expect(await world.read()).toMatchObject({ status: "inProgress" });
  });

  it("ends an interview once, however many say so", async () => {
    const seats = await meet();
    await world.leave(world.joker, seats.joker);
    world.passSeconds(60);
    const results = await Promise.allSettled([
      finish("ace", "done"),
      finish("ace", "done"),
      world.beat(world.ace, seats.ace),
      closeRooms(world.as(world.ace)),
      closeRooms(world.as(world.ace)),
    ]);
    expect(codesOf(results)).toEqual([]);
    expect(await world.read()).toMatchObject({ status: "done" });
    const { audit, ...told } = await traces();
    expect(told).toEqual({ lines: 1, mails: 1 });
    expect(audit).toBeLessThanOrEqual(1);
  });

  it("keeps a seat while messages arrive at it", async () => {
    const seats = await meet();
    const signal = (n: number) =>
      sendSignal(world.as(world.ace), {
        videoChatId: world.videoChatId,
        seatId: seats.ace,
        to: seats.joker,
        kind: "candidate",
        payload: String(n),
      });
    const steps = Array.from({ length: 60 }, (_, n) =>
      n % 2 ? signal(n) : world.beat(world.joker, seats.joker),
    );
    const results = await Promise.allSettled(steps);
    // What went wrong is of more use than that something did.
    expect(results.flatMap((one) => (one.status === "rejected" ? [one.reason] : []))).toEqual([]);
  });

  it("lets the late one in or the waiting one go, never both", async () => {
    for (let round = 0; round < 8; round++) {
      await test.clear();
      world = await createRoomWorld(test.db);
      const { seatId } = await world.join(world.joker);
      await world.stay(20 * 60, [[world.joker, seatId]]);
      const [noShow, join] = await Promise.allSettled([
        finish("joker", "noShow"),
        world.join(world.ace),
      ]);
      const { status } = await world.read();
      expect([status, ...codesOf([noShow, join])]).toEqual(
        status === "noShow" ? ["noShow", "videoChatNotOpen"] : ["inProgress", "lock"],
      );
    }
  });
});
