import type { Tx } from "@tefuda/db/client";
import { matchings } from "@tefuda/db/schema/matching";
import { videoChats } from "@tefuda/db/schema/video";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { transition } from "@tefuda/domain/states/machine";
import { missedReason } from "@tefuda/domain/video/labels.ja";
import {
  type VideoChatAction,
  type VideoChatParty,
  videoChatMachine,
} from "@tefuda/domain/video/states";
import type { Ctx } from "../kernel/context.ts";
import { recordEvent } from "../monitoring/record-event.ts";
import { changeSchedule } from "../schedule/change-schedule.ts";
import { finishSchedule } from "../schedule/finish-schedule.ts";
import { readInterview, readSchedule } from "../schedule/interview.ts";
import { clearRoom } from "../schedule/plan-video-chat.ts";
import { type ScheduleChange, signalScheduleChange } from "../schedule/signals.ts";
import { tellRescheduleRequested } from "../schedule/tell-sides.ts";
import { signalVideoChat } from "../signals/video.ts";
import { membersOf, type Room } from "./room.ts";
import { tellDone } from "./tell-done.ts";

type App = Pick<Ctx, "clock" | "site">;
export type RoomOutcome = "done" | "noShow" | "cancelled";

const actionOf = {
  done: "finish",
  noShow: "reportNoShow",
  cancelled: "cancel",
} as const satisfies Record<RoomOutcome, VideoChatAction>;

export interface RoomEnding {
  readonly outcome: RoomOutcome;
  readonly by: VideoChatParty;
  /** Who ended it, or waited in vain; nobody when it ended by itself. */
  readonly userId?: string | undefined;
}

export interface EndedRoom {
  readonly videoChatId: string;
  readonly userIds: readonly string[];
  readonly schedule: ScheduleChange | undefined;
}

/**
 * Ends a room within the caller's transaction, its row and its thread's locked: the interview is
 * done, or is to be arranged anew, and the seats are cleared.
 * @throws AppError `lock` for a step that the room's state does not allow
 */
export async function endRoom(
  tx: Tx,
  app: App,
  room: Room,
  { outcome, by, userId }: RoomEnding,
): Promise<EndedRoom> {
  const { id, status: from, scheduleId, matchingId } = room.row;
  const now = app.clock();
  const status = transition(videoChatMachine, { from, action: actionOf[outcome], by });
  if (!status) throw new AppError("lock");
  await tx
    .update(videoChats)
    .set({ status, endedBy: userId ?? null, endedAt: now, updatedAt: now })
    .where(eq(videoChats.id, id));
  await clearRoom(tx, id);
  const schedule =
    outcome === "done"
      ? await finishSchedule(tx, { scheduleId, now })
      : await arrangeAnew(tx, app, room, { outcome, userId, now });
  if (outcome === "done") {
    const of = { userId: room.jokerId, companyId: room.companyId };
    await recordEvent(tx, app, "video_done", { videoChatId: id }, of);
    await tellDone(tx, app, { videoChatId: id, matchingId });
  }
  return { videoChatId: id, userIds: membersOf(room), schedule };
}

/**
 * After a no-show the one who waited asks for new times; when nobody met anybody, the interview is
 * cancelled by itself, and either side may propose again.
 */
async function arrangeAnew(
  tx: Tx,
  app: App,
  { row: { matchingId, scheduleId } }: Room,
  { outcome, userId, now }: Pick<RoomEnding, "outcome" | "userId"> & { readonly now: Date },
): Promise<ScheduleChange | undefined> {
  const interview = await readInterview(tx, eq(matchings.id, matchingId));
  const row = await readSchedule(tx, scheduleId);
  if (!interview || row.status !== "fixed") return undefined;
  const { joker, ace } = interview;
  const waiting = outcome === "noShow" ? [joker, ace].find(({ id }) => id === userId) : undefined;
  const { row: changed, change } = await changeSchedule(tx, {
    interview,
    row,
    to: waiting ? "rescheduleRequested" : "cancelled",
    fields: { reasonKey: "other", reasonNote: missedReason },
    by: waiting ?? "system",
    now,
  });
  if (waiting) {
    const acting = { ...interview, me: waiting, partner: waiting === joker ? ace : joker };
    // The time is past: no calendar needs to forget it.
    await tellRescheduleRequested(tx, app, acting, { row: changed, wasFixed: false });
  }
  return change;
}

/** Tells both members how a room ended. Call it after commit. */
export function signalEndedRoom({ ports }: Pick<Ctx, "ports">, ended: EndedRoom): void {
  signalVideoChat(ports.bus, ended.userIds, ended.videoChatId);
  signalScheduleChange(ports.bus, ended.schedule);
  for (const userId of ended.userIds)
    ports.bus.publish({ to: [userId], topic: "notifications", id: userId });
}
