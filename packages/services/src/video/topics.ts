import type { Db } from "@tefuda/db/client";
import { whereMemberOf } from "@tefuda/db/queries/matching";
import { matchings } from "@tefuda/db/schema/matching";
import { videoChats, videoSeats, videoSignals } from "@tefuda/db/schema/video";
import { and, asc, eq, gt } from "@tefuda/db/sql";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { can } from "@tefuda/domain/policy/can";
import type { SignalKind } from "@tefuda/domain/video/schema";
import { rowIdOf, rowTopic } from "../live/row-topic.ts";
import { type LiveCtx, type LiveTopic, nothing } from "../live/topic.ts";
import { threadSignals } from "../signals/matching.ts";
import { roomSignals } from "../signals/video.ts";
import { findRoomView, type RoomView } from "./get-room.ts";

/** The reader as a member who may join interviews, or nothing. */
function memberOf(ctx: LiveCtx) {
  const { actor } = ctx;
  return actor.kind !== "operator" && can(actor, "video:join") ? { ...ctx, actor } : undefined;
}

/** `video:{videoChatId}`: one room, who is in it and how it stands; removed with its thread. */
export const videoTopic: LiveTopic<RoomView> = rowTopic({
  async find(ctx, id) {
    const member = memberOf(ctx);
    return member && findRoomView(member, id);
  },
  concerns:
    (id, { matchingId }) =>
    ({ topic, id: changed }) =>
      topic === roomSignals.room
        ? changed === id
        : // A schedule that is cancelled, and a thread that ends, take the room with them.
          (topic === threadSignals.messages || topic === threadSignals.matching) &&
          changed === matchingId,
});

/** One message of the partner's browser; `seq` counts from 1 for each seat, without gaps. */
export interface SignalView {
  readonly seq: number;
  readonly fromSeatId: string;
  readonly kind: SignalKind;
  readonly payload: string;
}

/**
 * `video-signals:{seatId}`: what the partner's browser said to this seat, in order. The position is
 * the number of the last one, so a reconnect loses and doubles nothing; a stream that begins anew,
 * as when another tab of the browser follows something else, sends all of them again, and the
 * reader drops the numbers that it has.
 */
export const videoSignalsTopic: LiveTopic<SignalView> = {
  async open(ctx, key, position) {
    const member = memberOf(ctx);
    const seatId = rowIdOf(key);
    if (!member || !seatId || !(await isOwnSeat(ctx.db, member.actor, seatId))) return nothing;
    let reached = position && /^\d{1,9}$/.test(position) ? Number(position) : undefined;
    const isWhole = reached === undefined;
    const readOn = async () => {
      const signals = await readAfter(ctx.db, member.actor, seatId, reached ?? 0);
      reached = signals.at(-1)?.seq ?? reached ?? 0;
      return signals.map((doc) => ({ type: "added", id: String(doc.seq), doc }) as const);
    };
    return {
      snapshot: await readOn(),
      isWhole,
      concerns: ({ topic, id }) => topic === roomSignals.signals && id === seatId,
      read: readOn,
      position: () => String(reached),
    };
  },
};

const seatsOf = (actor: MemberActor, seatId: string) =>
  and(eq(videoSeats.seatId, seatId), eq(videoSeats.userId, actor.userId), whereMemberOf(actor));

async function isOwnSeat(db: Db, actor: MemberActor, seatId: string): Promise<boolean> {
  const found = await db
    .select({ id: videoSeats.seatId })
    .from(videoSeats)
    .innerJoin(videoChats, eq(videoChats.id, videoSeats.videoChatId))
    .innerJoin(matchings, eq(matchings.id, videoChats.matchingId))
    .where(seatsOf(actor, seatId));
  return found.length > 0;
}

/** Signals to a seat that is still the reader's; one that was taken over hears nothing more. */
function readAfter(db: Db, actor: MemberActor, seatId: string, seq: number) {
  return db
    .select({
      seq: videoSignals.seq,
      fromSeatId: videoSignals.fromSeatId,
      kind: videoSignals.kind,
      payload: videoSignals.payload,
    })
    .from(videoSignals)
    .innerJoin(videoSeats, eq(videoSeats.seatId, videoSignals.seatId))
    .innerJoin(videoChats, eq(videoChats.id, videoSeats.videoChatId))
    .innerJoin(matchings, eq(matchings.id, videoChats.matchingId))
    .where(and(seatsOf(actor, seatId), gt(videoSignals.seq, seq)))
    .orderBy(asc(videoSignals.seq));
}
