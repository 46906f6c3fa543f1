import type { Db } from "@tefuda/db/client";
import { schedules } from "@tefuda/db/schema/schedule";
import { videoChats } from "@tefuda/db/schema/video";
import { eq } from "@tefuda/db/sql";
import type { JokerActor, MemberActor } from "@tefuda/domain/policy/actor";
import { uuidv7 } from "uuidv7";
import { createWorld, insertThread, start } from "../matching/thread.fixture.ts";
import { createVideoChat } from "../schedule/plan-video-chat.ts";
import { joinRoom } from "./join-room.ts";
import { heartbeat, leaveRoom } from "./touch-seat.ts";

const MINUTE_MS = 60_000;
/** When the interview of {@link createRoomWorld} begins; the clock stands five minutes before. */
export const startAt = new Date(start.getTime() + 6 * MINUTE_MS);
const endAt = new Date(startAt.getTime() + 30 * MINUTE_MS);

/**
 * A thread whose interview is fixed, and steps of its two members on devices of their own. The seeker
 * may be one of another world.
 */
export async function createRoomWorld(db: Db, { joker: known }: { joker?: JokerActor } = {}) {
  const made = await insertThread(db, { ...(known && { jokerId: known.userId }) });
  const thread = { ...made, joker: known ?? made.joker };
  const { matchingId, joker, ace } = thread;
  const world = createWorld(db);
  const scheduleId = uuidv7();
  const written = { createdAt: start, updatedAt: start };
  await db.insert(schedules).values({
    ...written,
    id: scheduleId,
    matchingId,
    status: "fixed",
    purpose: "casual",
    proposerType: "ace",
    proposerId: ace.userId,
    durationMinutes: 30,
    candidates: [],
    startAt,
    endAt,
    fixedAt: start,
    expiresAt: startAt,
  });
  const plan = () =>
    db.transaction((tx) =>
      createVideoChat(tx, { matchingId, scheduleId, startAt, endAt, now: start }),
    );
  const videoChatId = await plan();
  const devices = new Map([joker, ace].map(({ userId }) => [userId, uuidv7()]));
  const join = (who: MemberActor, more: { deviceId?: string; takesOver?: boolean } = {}) =>
    joinRoom(world.as(who), {
      videoChatId,
      deviceId: devices.get(who.userId) ?? "",
      takesOver: false,
      ...more,
    });

  return {
    ...thread,
    ...world,
    scheduleId,
    videoChatId,
    plan,
    join,
    beat: (who: MemberActor, seatId: string) => heartbeat(world.as(who), { videoChatId, seatId }),
    leave: (who: MemberActor, seatId: string) => leaveRoom(world.as(who), { videoChatId, seatId }),
    passSeconds: (seconds: number) => world.pass(seconds * 1000),
    /** Lets time go by with both in the room, seen often enough not to be away. */
    async stay(seconds: number, seats: readonly (readonly [MemberActor, string])[]) {
      for (let left = seconds; left > 0; left -= 20) {
        world.pass(Math.min(left, 20) * 1000);
        for (const [who, seatId] of seats) await heartbeat(world.as(who), { videoChatId, seatId });
      }
    },
    async read() {
      const [row] = await db.select().from(videoChats).where(eq(videoChats.id, videoChatId));
      if (!row) throw new Error("the room is gone");
      return row;
    },
    async readSchedule() {
      const [row] = await db.select().from(schedules).where(eq(schedules.id, scheduleId));
      return row;
    },
  };
}

export type RoomWorld = Awaited<ReturnType<typeof createRoomWorld>>;
