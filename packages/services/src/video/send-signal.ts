import { whereMemberOf } from "@tefuda/db/queries/matching";
import { rows } from "@tefuda/db/rows";
import { sql } from "@tefuda/db/sql";
import { VIDEO_CLOSE_MINUTES_AFTER } from "@tefuda/domain/constants/timing";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import type { VideoSignal } from "@tefuda/domain/video/schema";
import type { Ctx } from "../kernel/context.ts";
import { signalSeat } from "../signals/video.ts";

/** What a seat may send in ten seconds: a few rounds of negotiation, each with all its candidates. */
const RATE_MS = 10_000;
const RATE_COUNT = 200;
const RATE_BYTES = 1_000_000;

interface Written {
  readonly isSeated: boolean;
  readonly isTooMany: boolean;
  readonly toUserId: string | null;
  readonly seq: number | null;
}

/**
 * Puts a message of one browser into the mailbox of the partner's seat, unread. In one statement:
 * the next number is taken under the seat's row lock, so numbers have no gaps and follow the order
 * of commits.
 *
 * @returns the number, `null` when the seat it is for is nobody's any more
 * @throws AppError `videoSeatTaken` when the sender's own seat is not, `tooManyRequests`
 */
export async function sendSignal(
  { db, actor, clock, ports }: Ctx<MemberActor>,
  { videoChatId, seatId, to, kind, payload }: VideoSignal,
): Promise<{ seq: number | null }> {
  const now = clock();
  const at = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;
  const closed = now.getTime() - VIDEO_CLOSE_MINUTES_AFTER * 60_000;
  const [written] = await rows<Written>(
    db,
    sql`
    with mine as (
      select video_seats.seat_id from video_seats
      join video_chats on video_chats.id = video_seats.video_chat_id
      join matchings on matchings.id = video_chats.matching_id
      where video_seats.video_chat_id = ${videoChatId} and video_seats.user_id = ${actor.userId}
        and video_seats.seat_id = ${seatId} and video_seats.left_at is null
        and video_chats.status in ('open', 'inProgress') and video_chats.end_at >= ${at(closed)}
        and ${whereMemberOf(actor)}
    ), rate as (
      select count(*) >= ${RATE_COUNT} or
        coalesce(sum(octet_length(payload)), 0) >= ${RATE_BYTES} as is_too_many
      from video_signals
      where from_seat_id = ${seatId} and created_at > ${at(now.getTime() - RATE_MS)}
    ), target as (
      update video_seats set last_signal = last_signal + 1
      where video_chat_id = ${videoChatId} and seat_id = ${to} and user_id <> ${actor.userId}
        and exists (select 1 from mine) and not (select is_too_many from rate)
      returning user_id, last_signal
    ), written as (
      insert into video_signals
        (seat_id, seq, video_chat_id, from_seat_id, kind, payload, created_at)
      select ${to}::uuid, target.last_signal, ${videoChatId}::uuid, ${seatId}::uuid, ${kind},
        ${payload}, ${at(now.getTime())}
      from target
      returning seq
    )
    select exists (select 1 from mine) as "isSeated", rate.is_too_many as "isTooMany",
      target.user_id as "toUserId", written.seq
    from rate left join target on true left join written on true`,
  );
  if (!written?.isSeated) throw new AppError("videoSeatTaken");
  if (written.isTooMany) throw new AppError("tooManyRequests");
  if (written.toUserId) signalSeat(ports.bus, written.toUserId, to);
  return { seq: written.seq };
}
