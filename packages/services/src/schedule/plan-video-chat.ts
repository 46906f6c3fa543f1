import type { Tx } from "@tefuda/db/client";
import { videoChats, videoSeats, videoSignals } from "@tefuda/db/schema/video";
import { and, eq, inArray } from "@tefuda/db/sql";
import { statesAllowing } from "@tefuda/domain/states/machine";
import { type VideoChatStatus, videoChatMachine } from "@tefuda/domain/video/states";
import { uuidv7 } from "uuidv7";

export interface PlannedRoom {
  readonly matchingId: string;
  readonly scheduleId: string;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly now: Date;
}

/**
 * Plans the room of a fixed interview, within the transaction that fixes it. A schedule has one
 * room: fixing it again gives the same one its new time.
 * @returns the room's id
 */
export async function createVideoChat(
  tx: Tx,
  { now, scheduleId, ...planned }: PlannedRoom,
): Promise<string> {
  const anew = {
    ...planned,
    status: "scheduled",
    participants: [],
    togetherSeconds: 0,
    countedTo: null,
    endedBy: null,
    endedAt: null,
    updatedAt: now,
  } as const;
  const [room] = await tx
    .insert(videoChats)
    .values({ ...anew, id: uuidv7(), scheduleId, participants: [], createdAt: now })
    .onConflictDoUpdate({ target: videoChats.scheduleId, set: { ...anew, participants: [] } })
    .returning({ id: videoChats.id });
  if (!room) throw new Error("a room that was neither made nor found");
  await clearRoom(tx, room.id);
  return room.id;
}

const cancellable = statesAllowing(videoChatMachine, "cancel", "system").filter(
  (state): state is VideoChatStatus => state !== "none",
);

/**
 * Cancels the room of a schedule that is cancelled or negotiated anew, within the transaction that
 * does it; a room that has ended stays as it is. Whoever sits in it is told by `signalVideoChat`.
 * @returns the id of the room that was cancelled
 */
export async function cancelVideoChat(
  tx: Tx,
  { scheduleId, now }: { readonly scheduleId: string; readonly now: Date },
): Promise<string | undefined> {
  const [room] = await tx
    .update(videoChats)
    .set({ status: "cancelled", endedAt: now, updatedAt: now })
    .where(and(eq(videoChats.scheduleId, scheduleId), inArray(videoChats.status, cancellable)))
    .returning({ id: videoChats.id });
  if (room) await clearRoom(tx, room.id);
  return room?.id;
}

/** Takes the seats and what was said between them out of a room that has ended. */
export async function clearRoom(tx: Tx, videoChatId: string): Promise<void> {
  // Without the seats first, one more signal could come in between and stay.
  await tx.delete(videoSeats).where(eq(videoSeats.videoChatId, videoChatId));
  await tx.delete(videoSignals).where(eq(videoSignals.videoChatId, videoChatId));
}
