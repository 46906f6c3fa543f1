import { videoSignals } from "@tefuda/db/schema/video";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { isRoomOpen, roomWindow } from "@tefuda/domain/video/policy";
import { presenceOf, sitOn } from "@tefuda/domain/video/presence";
import { uuidv7 } from "uuidv7";
import type { Ctx } from "../kernel/context.ts";
import { findMatching } from "../matching/get-matching.ts";
import { recordEvent } from "../monitoring/record-event.ts";
import { signalVideoChat } from "../signals/video.ts";
import { type IceServer, iceServersFor } from "./ice-servers.ts";
import { isLive, keepSeat, lockRoom, membersOf, partnerOf, seatOf } from "./room.ts";

export interface JoinInput {
  readonly videoChatId: string;
  readonly deviceId: string;
  readonly takesOver: boolean;
}

export interface Joined {
  readonly seatId: string;
  readonly iceServers: readonly IceServer[];
  /** Of two that make an offer at once, the polite one gives way. */
  readonly isPolite: boolean;
  /** The partner's seat when the partner is in the room. */
  readonly partnerSeatId: string | null;
}

/**
 * Sits down in a room: each member on one device. The device that one sat on before gets its seat
 * anew; another one has to take it over, and the first is told by the room's topic.
 *
 * @throws AppError `dataNotFound` for whoever is not one of the two, `videoChatNotOpen` outside the
 * window and when the room has ended, `videoSeatTaken` while another device sits there.
 */
export async function joinRoom(
  ctx: Ctx<MemberActor>,
  { videoChatId, deviceId, takesOver }: JoinInput,
): Promise<Joined> {
  const { db, actor, clock, ports } = ctx;
  const { room, seatId } = await db.transaction(async (tx) => {
    const now = clock();
    const found = await lockRoom(tx, actor, videoChatId);
    const card = await findMatching({ db: tx, actor, clock }, found.row.matchingId);
    if (!isLive(found.row.status) || !isRoomOpen(found.row, now) || card?.partner.hasLeft !== false)
      throw new AppError("videoChatNotOpen");
    const before = seatOf(found, actor.userId);
    const isElsewhere = presenceOf(before, now) === "present" && before?.deviceId !== deviceId;
    if (isElsewhere && !takesOver) throw new AppError("videoSeatTaken");
    if (before) await tx.delete(videoSignals).where(eq(videoSignals.seatId, before.seatId));
    const seat = {
      ...sitOn(before, now),
      videoChatId,
      userId: actor.userId,
      seatId: uuidv7(),
      deviceId,
      lastSignal: 0,
    };
    // Once for each of the two: coming back after a broken line is no other interview.
    if (!before)
      await recordEvent(tx, ctx, "video_join", { videoChatId }, { companyId: found.companyId });
    const other = seatOf(found, partnerOf(found, actor.userId));
    return { room: await keepSeat(tx, found, seat, other, now), seatId: seat.seatId };
  });
  signalVideoChat(ports.bus, membersOf(room), videoChatId);
  const other = seatOf(room, partnerOf(room, actor.userId));
  return {
    seatId,
    iceServers: iceServersFor(ports.relay, actor.userId, roomWindow(room.row).closesAt),
    isPolite: actor.kind === "joker",
    partnerSeatId: presenceOf(other, clock()) === "present" ? (other?.seatId ?? null) : null,
  };
}
