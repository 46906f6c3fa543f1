import type { Db, Tx } from "@tefuda/db/client";
import { whereMemberOf } from "@tefuda/db/queries/matching";
import { matchings } from "@tefuda/db/schema/matching";
import { type VideoParticipant, videoChats, videoSeats } from "@tefuda/db/schema/video";
import { and, eq, type SQL, sql } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import type { RoomState } from "@tefuda/domain/video/policy";
import { countTogether, presenceOf } from "@tefuda/domain/video/presence";
import { liveVideoChatStatuses, type VideoChatStatus } from "@tefuda/domain/video/states";

export type VideoChatRow = typeof videoChats.$inferSelect;
export type SeatRow = typeof videoSeats.$inferSelect;

/** A room with the seats that are or were taken in it. */
export interface Room {
  readonly row: VideoChatRow;
  readonly jokerId: string;
  readonly aceId: string;
  readonly companyId: string | null;
  readonly seats: readonly SeatRow[];
}

/** Whether a room can still be entered, or will be. */
export const isLive = (status: VideoChatStatus) =>
  liveVideoChatStatuses.some((live) => live === status);

export const membersOf = ({ jokerId, aceId }: Room) => [jokerId, aceId];
export const seatOf = ({ seats }: Pick<Room, "seats">, userId: string) =>
  seats.find((seat) => seat.userId === userId);
/** The member of a room who is not the given one. */
export const partnerOf = ({ jokerId, aceId }: Room, userId: string) =>
  userId === jokerId ? aceId : jokerId;

/** What the rules of the domain look at. */
export function stateOf(room: Room): RoomState {
  const { startAt, endAt, togetherSeconds } = room.row;
  return {
    startAt,
    endAt,
    togetherSeconds,
    seats: [seatOf(room, room.jokerId), seatOf(room, room.aceId)],
  };
}

const rooms = (db: Db, where: SQL | undefined) =>
  db
    .select({
      row: videoChats,
      jokerId: matchings.jokerId,
      aceId: matchings.aceId,
      companyId: matchings.aceCompanyId,
    })
    .from(videoChats)
    .innerJoin(matchings, eq(matchings.id, videoChats.matchingId))
    .where(where);

async function withSeats(
  db: Db,
  found: (Omit<Room, "aceId" | "seats"> & { readonly aceId: string | null }) | undefined,
): Promise<Room | undefined> {
  // A thread with the support team has no interviews.
  if (!found?.aceId) return undefined;
  const seats = await db.select().from(videoSeats).where(eq(videoSeats.videoChatId, found.row.id));
  return { ...found, aceId: found.aceId, seats };
}

/** A room of the member's own matching, or nothing. */
export async function findRoom(
  db: Db,
  actor: MemberActor,
  videoChatId: string,
): Promise<Room | undefined> {
  const [found] = await rooms(db, and(eq(videoChats.id, videoChatId), whereMemberOf(actor)));
  return withSeats(db, found);
}

/**
 * The same, locked until the transaction ends, so that one thing after the other happens in it.
 * @throws AppError `dataNotFound`
 */
export async function lockRoom(tx: Tx, actor: MemberActor, videoChatId: string): Promise<Room> {
  const [found] = await rooms(tx, and(eq(videoChats.id, videoChatId), whereMemberOf(actor))).for(
    "no key update",
    { of: videoChats },
  );
  const room = await withSeats(tx, found);
  if (!room) throw new AppError("dataNotFound");
  return room;
}

/**
 * Locks a room together with its thread, the thread first as everything does that writes into
 * it; what ends a room changes both.
 */
export async function lockRoomAndThread(tx: Tx, videoChatId: string): Promise<Room | undefined> {
  const [planned] = await tx
    .select({ matchingId: videoChats.matchingId })
    .from(videoChats)
    .where(eq(videoChats.id, videoChatId));
  if (!planned) return undefined;
  await tx
    .select({ id: matchings.id })
    .from(matchings)
    .where(eq(matchings.id, planned.matchingId))
    .for("no key update");
  const [found] = await rooms(tx, eq(videoChats.id, videoChatId)).for("no key update", {
    of: videoChats,
  });
  return withSeats(tx, found);
}

/**
 * Keeps what happened to one member's seat: counts the time together on, notes who was there in
 * the room's own row, and starts the interview once both are in.
 * @param others the other's seat as it is known to be at this moment
 */
export async function keepSeat(
  tx: Tx,
  room: Room,
  mine: SeatRow,
  others: SeatRow | undefined,
  now: Date,
): Promise<Room> {
  // Under the room's lock a seat is there or is not. To insert it over itself would meet its other key
  // where a signal is counted on it at the same moment.
  const [kept] = await tx
    .update(videoSeats)
    .set({ ...mine, lastSignal: signalsSoFar(mine) })
    .where(and(eq(videoSeats.videoChatId, mine.videoChatId), eq(videoSeats.userId, mine.userId)))
    .returning({ userId: videoSeats.userId });
  if (!kept) await tx.insert(videoSeats).values(mine);
  const isBoth = others !== undefined && [mine, others].every((one) => isIn(one, now));
  const changes = {
    ...countTogether(room.row, mine, others),
    participants: participantsWith(room.row.participants, mine, now),
    status: isBoth ? ("inProgress" as const) : statusAfterOpening(room.row.status),
    updatedAt: now,
  };
  await tx.update(videoChats).set(changes).where(eq(videoChats.id, room.row.id));
  return {
    ...room,
    row: { ...room.row, ...changes },
    seats: [mine, ...room.seats.filter(({ userId }) => userId !== mine.userId)],
  };
}

/** Signals are counted without the room's lock: the seat that was read may lag behind. */
const signalsSoFar = ({ seatId }: SeatRow) => sql`case
  when ${videoSeats.seatId} = ${seatId} then ${videoSeats.lastSignal} else 0 end`;

const isIn = (seat: SeatRow, now: Date) => presenceOf(seat, now) === "present";

const statusAfterOpening = (status: VideoChatStatus) => (status === "scheduled" ? "open" : status);

function participantsWith(
  participants: readonly VideoParticipant[],
  { userId, leftAt }: SeatRow,
  now: Date,
): VideoParticipant[] {
  const known = participants.find((one) => one.userId === userId);
  return [
    ...participants.filter((one) => one !== known),
    {
      userId,
      joinedAt: known?.joinedAt ?? now.toISOString(),
      ...(leftAt && { leftAt: leftAt.toISOString() }),
    },
  ];
}
