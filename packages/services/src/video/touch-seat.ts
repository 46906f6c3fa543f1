import type { Tx } from "@tefuda/db/client";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { outcomeByItself } from "@tefuda/domain/video/policy";
import { leaveSeat, presenceOf, sitOn } from "@tefuda/domain/video/presence";
import type { Ctx } from "../kernel/context.ts";
import { signalVideoChat } from "../signals/video.ts";
import { getRoom, type RoomView } from "./get-room.ts";
import {
  isLive,
  keepSeat,
  lockRoom,
  membersOf,
  partnerOf,
  type Room,
  type SeatRow,
  seatOf,
  stateOf,
} from "./room.ts";
import { settleRoom } from "./settle-room.ts";

interface SeatInput {
  readonly videoChatId: string;
  readonly seatId: string;
}

/**
 * Says that a seat is still there, and answers how the room stands. A seat that was taken over,
 * left or closed is not kept: `me.seatId` of the answer is another one, or the room has ended.
 * @throws AppError `dataNotFound`
 */
export async function heartbeat(ctx: Ctx<MemberActor>, input: SeatInput): Promise<RoomView> {
  await touch(ctx, input, async (tx, room, mine, now) => {
    const cameBack = presenceOf(mine, now) === "away";
    const other = seatOf(room, partnerOf(room, mine.userId));
    const kept = await keepSeat(tx, room, { ...mine, ...sitOn(mine, now) }, other, now);
    return { kept, isNews: cameBack || kept.row.status !== room.row.status };
  });
  return getRoom(ctx, input);
}

/** Leaves a room by choice; leaving twice is leaving once. @throws AppError `dataNotFound` */
export async function leaveRoom(ctx: Ctx<MemberActor>, input: SeatInput): Promise<void> {
  await touch(ctx, input, async (tx, room, mine, now) => {
    const other = seatOf(room, partnerOf(room, mine.userId));
    // Whoever is still there is known to be so up to now, which ends what is counted.
    const others =
      other && presenceOf(other, now) === "present" ? { ...other, seenAt: now } : other;
    const left = { ...mine, ...leaveSeat(mine, now) };
    return { kept: await keepSeat(tx, room, left, others, now), isNews: true };
  });
}

async function touch(
  ctx: Ctx<MemberActor>,
  { videoChatId, seatId }: SeatInput,
  change: (
    tx: Tx,
    room: Room,
    mine: SeatRow,
    now: Date,
  ) => Promise<{ readonly kept: Room; readonly isNews: boolean }>,
): Promise<void> {
  const now = ctx.clock();
  const result = await ctx.db.transaction(async (tx) => {
    const room = await lockRoom(tx, ctx.actor, videoChatId);
    const mine = seatOf(room, ctx.actor.userId);
    if (!isLive(room.row.status) || mine?.seatId !== seatId || mine.leftAt) return undefined;
    return change(tx, room, mine, now);
  });
  if (!result) return;
  if (result.isNews) signalVideoChat(ctx.ports.bus, membersOf(result.kept), videoChatId);
  if (outcomeByItself(stateOf(result.kept), now)) await settleRoom(ctx, videoChatId);
}
