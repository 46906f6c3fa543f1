import type { Db } from "@tefuda/db/client";
import { schedules } from "@tefuda/db/schema/schedule";
import { eq } from "@tefuda/db/sql";
import { VIDEO_NO_SHOW_MINUTES } from "@tefuda/domain/constants/timing";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { OfferPurpose } from "@tefuda/domain/offer/constants";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { canReportNoShow, roomWindow } from "@tefuda/domain/video/policy";
import { presenceOf, type SeatPresence } from "@tefuda/domain/video/presence";
import type { VideoChatStatus } from "@tefuda/domain/video/states";
import type { Ctx } from "../kernel/context.ts";
import { findMatching } from "../matching/get-matching.ts";
import { findRoom, isLive, partnerOf, type Room, seatOf } from "./room.ts";

/** One member in a room. */
export interface RoomMember {
  readonly userId: string;
  readonly presence: SeatPresence;
  /** The seat that is theirs now; another one than a device's own means that it was taken over. */
  readonly seatId: string | null;
  /** The first time that they came in. */
  readonly joinedAt: Date | null;
  readonly leftAt: Date | null;
}

/** A room as one of its members sees it. */
export interface RoomView {
  readonly id: string;
  readonly matchingId: string;
  readonly scheduleId: string;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly status: VideoChatStatus;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly purpose: OfferPurpose;
  readonly partner: {
    readonly name: string;
    readonly imageURL: string | null;
    readonly companyName: string | null;
    /** Gone from the product or the company; the room cannot be entered any more. */
    readonly hasLeft: boolean;
  };
  readonly me: RoomMember;
  readonly other: RoomMember;
  /** When a no-show can first be said, and whether it can be said now. */
  readonly noShowFrom: Date;
  readonly canReportNoShow: boolean;
  /** The server's clock, for counting down on a device whose own is wrong. */
  readonly serverNow: Date;
}

type Reader = Pick<Ctx<MemberActor>, "db" | "actor" | "clock">;

/** A room of the caller's own matching, or nothing. */
export async function findRoomView(ctx: Reader, videoChatId: string) {
  const room = await findRoom(ctx.db, ctx.actor, videoChatId);
  return room && viewOf(ctx, room);
}

/** The room of an interview, for its two members. @throws AppError `dataNotFound` */
export async function getRoom(
  ctx: Ctx<MemberActor>,
  { videoChatId }: { readonly videoChatId: string },
): Promise<RoomView> {
  const view = await findRoomView(ctx, videoChatId);
  if (!view) throw new AppError("dataNotFound");
  return view;
}

/** What a member sees of a room, or nothing of one whose thread is gone. */
async function viewOf(ctx: Reader, room: Room): Promise<RoomView | undefined> {
  const now = ctx.clock();
  const [card, purpose] = await Promise.all([
    findMatching(ctx, room.row.matchingId),
    purposeOf(ctx.db, room.row.scheduleId),
  ]);
  if (!card || !purpose) return undefined;
  const { id, matchingId, scheduleId, startAt, endAt, status } = room.row;
  const partnerId = partnerOf(room, ctx.actor.userId);
  return {
    id,
    matchingId,
    scheduleId,
    startAt,
    endAt,
    // Whoever is left alone for good has nobody to wait for, whatever becomes of the row.
    status: card.partner.hasLeft && isLive(status) ? "cancelled" : status,
    ...roomWindow(room.row),
    purpose,
    partner: {
      name: card.partner.name,
      imageURL: card.partner.imageURL,
      companyName: card.partner.companyName,
      hasLeft: card.partner.hasLeft,
    },
    me: memberOf(room, ctx.actor.userId, now),
    other: memberOf(room, partnerId, now),
    noShowFrom: new Date(startAt.getTime() + VIDEO_NO_SHOW_MINUTES * 60_000),
    canReportNoShow: canReportNoShow(room.row, seatOf(room, partnerId), now),
    serverNow: now,
  };
}

function memberOf(room: Room, userId: string, now: Date): RoomMember {
  const seat = seatOf(room, userId);
  const record = room.row.participants.find((one) => one.userId === userId);
  return {
    userId,
    presence: presenceOf(seat, now),
    seatId: seat?.seatId ?? null,
    joinedAt: record?.joinedAt ? new Date(record.joinedAt) : null,
    leftAt: record?.leftAt ? new Date(record.leftAt) : null,
  };
}

async function purposeOf(db: Db, scheduleId: string) {
  const [schedule] = await db
    .select({ purpose: schedules.purpose })
    .from(schedules)
    .where(eq(schedules.id, scheduleId));
  return schedule?.purpose;
}
