import type { Tx } from "@tefuda/db/client";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import type { ScheduleReason } from "@tefuda/domain/schedule/constants";
import { canCancel } from "@tefuda/domain/schedule/policy";
import type { CancelSchedule, WithdrawSchedule } from "@tefuda/domain/schedule/schema";
import type { Ctx } from "../kernel/context.ts";
import { changeSchedule } from "./change-schedule.ts";
import { type Acting, findMatchingOf, lockAsMember, readSchedule } from "./interview.ts";
import { cancelVideoChat } from "./plan-video-chat.ts";
import { isRepeated, nextStatus } from "./refuse-step.ts";
import { signalRoom } from "./room.ts";
import type { ScheduleRow } from "./schedule-row.ts";
import { signalScheduleChange } from "./signals.ts";
import { tellCancelled } from "./tell-sides.ts";

/**
 * Cancels a fixed interview, up to its start, with its room (spec 4 · Scheduling and chat). The
 * same call again changes nothing.
 * @throws AppError dataNotFound, lock for a version or a state that is no more, interviewStarted
 */
export async function cancelSchedule(ctx: Ctx<MemberActor>, input: CancelSchedule): Promise<void> {
  await end(ctx, "cancel", input);
}

/**
 * Takes one's own proposal back while nobody has answered it. The same call again changes nothing.
 * @throws AppError dataNotFound, permissionDenied for the other side's, lock
 */
export async function withdrawSchedule(
  ctx: Ctx<MemberActor>,
  input: WithdrawSchedule,
): Promise<void> {
  await end(ctx, "withdraw", input);
}

interface Reason {
  readonly reasonKey?: ScheduleReason;
  readonly reasonNote?: string | null | undefined;
}

async function end(
  ctx: Ctx<MemberActor>,
  action: "cancel" | "withdraw",
  { scheduleId, lockVersion, ...reason }: WithdrawSchedule & Reason,
): Promise<void> {
  const now = ctx.clock();
  const { matchingId } = await findMatchingOf(ctx.db, ctx.actor, scheduleId);
  const done = await ctx.db.transaction(async (tx) => {
    const acting = await lockAsMember(tx, ctx.actor, matchingId);
    const row = await readSchedule(tx, scheduleId);
    if (isRepeated({ row, me: acting.me, lockVersion }, "cancelled")) return undefined;
    nextStatus({ row, action, me: acting.me, lockVersion });
    if (action === "cancel" && !(row.startAt && canCancel(row.startAt, now)))
      throw new AppError("interviewStarted");
    return cancelLocked(tx, ctx, acting, { row, reason, now });
  });
  signalScheduleChange(ctx.ports.bus, done?.change);
  signalRoom(ctx.ports.bus, done);
}

/**
 * Cancels an open schedule under its thread's lock, in the name of the acting member, and tells the
 * other side: an interview with its room, a proposal without.
 */
export async function cancelLocked(
  tx: Tx,
  app: Pick<Ctx, "clock" | "site">,
  acting: Acting,
  { row, reason, now }: { row: ScheduleRow; reason: Reason; now: Date },
) {
  const wasFixed = row.status === "fixed";
  const cancelled = await changeSchedule(tx, {
    interview: acting,
    row,
    to: "cancelled",
    fields: { reasonKey: reason.reasonKey ?? null, reasonNote: reason.reasonNote ?? null },
    concernsCalendars: wasFixed,
    by: acting.me,
    now,
  });
  const videoChatId = wasFixed ? await cancelVideoChat(tx, { scheduleId: row.id, now }) : undefined;
  await tellCancelled(tx, app, acting, { row: cancelled.row, wasFixed });
  return { change: cancelled.change, videoChatId };
}
