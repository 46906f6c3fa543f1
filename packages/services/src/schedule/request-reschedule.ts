import { AppError } from "@tefuda/domain/errors/app-error";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { canRequestReschedule } from "@tefuda/domain/schedule/policy";
import type { RequestReschedule } from "@tefuda/domain/schedule/schema";
import type { Ctx } from "../kernel/context.ts";
import { changeSchedule } from "./change-schedule.ts";
import { isOverdue } from "./expire-schedules.ts";
import { findMatchingOf, lockAsMember, readSchedule } from "./interview.ts";
import { cancelVideoChat } from "./plan-video-chat.ts";
import { isRepeated, nextStatus } from "./refuse-step.ts";
import { signalRoom } from "./room.ts";
import { signalScheduleChange } from "./signals.ts";
import { tellRescheduleRequested } from "./tell-sides.ts";

/**
 * Asks for other times: of a proposal none of which fits, or of a fixed interview up to an hour
 * before it starts (spec 4 · Scheduling and chat). The same call again changes nothing.
 * @throws AppError dataNotFound, permissionDenied for one's own proposal, lock for a version that is
 * no more, scheduleExpired for a proposal whose time is up, tooLateToReschedule
 */
export async function requestReschedule(
  ctx: Ctx<MemberActor>,
  { scheduleId, reasonKey, reasonNote, lockVersion }: RequestReschedule,
): Promise<void> {
  const now = ctx.clock();
  const { matchingId } = await findMatchingOf(ctx.db, ctx.actor, scheduleId);
  const done = await ctx.db.transaction(async (tx) => {
    const acting = await lockAsMember(tx, ctx.actor, matchingId);
    const { me, partner } = acting;
    const row = await readSchedule(tx, scheduleId);
    if (isRepeated({ row, me, lockVersion }, "rescheduleRequested")) return undefined;
    const to = nextStatus({ row, action: "requestReschedule", me, lockVersion });
    if (!partner.isHere) throw new AppError("dataNotFound");
    if (isOverdue(row, now)) throw new AppError("scheduleExpired");
    const wasFixed = row.status === "fixed";
    if (wasFixed && !(row.startAt && canRequestReschedule(row.startAt, now)))
      throw new AppError("tooLateToReschedule");
    const asked = await changeSchedule(tx, {
      interview: acting,
      row,
      to,
      fields: { reasonKey, reasonNote: reasonNote ?? null },
      concernsCalendars: wasFixed,
      by: me,
      now,
    });
    const videoChatId = wasFixed ? await cancelVideoChat(tx, { scheduleId, now }) : undefined;
    await tellRescheduleRequested(tx, ctx, acting, { row: asked.row, wasFixed });
    return { change: asked.change, videoChatId };
  });
  signalScheduleChange(ctx.ports.bus, done?.change);
  signalRoom(ctx.ports.bus, done);
}
