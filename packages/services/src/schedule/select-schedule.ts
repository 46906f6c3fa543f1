import type { Tx } from "@tefuda/db/client";
import { videoChats } from "@tefuda/db/schema/video";
import { eq } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { overlaps, type Span } from "@tefuda/domain/schedule/policy";
import type { SelectSchedule } from "@tefuda/domain/schedule/schema";
import { readBusy } from "../calendar/read-busy.ts";
import type { Ctx } from "../kernel/context.ts";
import { recordEvent } from "../monitoring/record-event.ts";
import { changeSchedule } from "./change-schedule.ts";
import { isOverdue } from "./expire-schedules.ts";
import { collides } from "./fixed-spans.ts";
import { findMatchingOf, lockAsMember, lockPeople, readSchedule } from "./interview.ts";
import { createVideoChat } from "./plan-video-chat.ts";
import { isRepeated, nextStatus } from "./refuse-step.ts";
import type { ScheduleRow } from "./schedule-row.ts";
import { signalScheduleChange } from "./signals.ts";
import { tellFixed } from "./tell-sides.ts";

/**
 * Fixes an interview at one of the proposed times and plans its room (spec 4 · Scheduling and chat).
 * Neither side's other interviews nor their linked calendars may hold the time; a calendar that
 * cannot be read stands in nobody's way. Choosing the same time again answers the same.
 * @throws AppError dataNotFound, permissionDenied for one's own proposal, lock for a version that is
 * no more, scheduleExpired for a time that is over, scheduleConflict
 */
export async function selectSchedule(
  ctx: Ctx<MemberActor>,
  { scheduleId, candidateId, lockVersion }: SelectSchedule,
): Promise<{ videoChatId: string }> {
  const now = ctx.clock();
  const thread = await findMatchingOf(ctx.db, ctx.actor, scheduleId);
  const people = [thread.jokerId, thread.aceId];
  const isBusy = await readCalendars(ctx, people, scheduleId, candidateId);

  const { videoChatId, change } = await ctx.db.transaction(async (tx) => {
    await lockPeople(tx, people);
    const acting = await lockAsMember(tx, ctx.actor, thread.matchingId);
    const { me, partner } = acting;
    const row = await readSchedule(tx, scheduleId);
    if (isRepeated({ row, me, lockVersion }, "fixed") && row.selectedCandidateId === candidateId)
      return { videoChatId: await roomOf(tx, scheduleId), change: undefined };
    const to = nextStatus({ row, action: "select", me, lockVersion });
    if (!partner.isHere || ![me.id, partner.id].every((id) => people.includes(id)))
      throw new AppError("dataNotFound");
    const span = candidateSpan(row, candidateId);
    if (!span) throw new AppError("dataNotFound");
    if (span.startAt <= now || isOverdue(row, now)) throw new AppError("scheduleExpired");
    if (isBusy || (await collides(tx, { userIds: people, span, except: thread.matchingId })))
      throw new AppError("scheduleConflict");

    const fixed = await changeSchedule(tx, {
      interview: acting,
      row,
      to,
      fields: { ...span, selectedCandidateId: candidateId, fixedAt: now },
      concernsCalendars: true,
      by: me,
      now,
    });
    const { round } = fixed.row;
    const { companyId } = acting;
    await recordEvent(tx, ctx, "schedule_fix", { scheduleId, round }, { companyId });
    const videoChatId = await createVideoChat(tx, {
      matchingId: thread.matchingId,
      scheduleId,
      ...span,
      now,
    });
    await tellFixed(tx, ctx, acting, { row: fixed.row, videoChatId });
    return { videoChatId, change: fixed.change };
  });
  signalScheduleChange(ctx.ports.bus, change);
  return { videoChatId };
}

function candidateSpan({ candidates }: ScheduleRow, candidateId: string): Span | undefined {
  const found = candidates.find(({ id }) => id === candidateId);
  return found && { startAt: new Date(found.startAt), endAt: new Date(found.endAt) };
}

/** Asked before the transaction begins: none may wait for a provider. */
async function readCalendars(
  ctx: Ctx<MemberActor>,
  userIds: readonly string[],
  scheduleId: string,
  candidateId: string,
): Promise<boolean> {
  const span = candidateSpan(await readSchedule(ctx.db, scheduleId), candidateId);
  if (!span) return false;
  const busy = await Promise.all(
    userIds.map((userId) => readBusy(ctx, { userId, from: span.startAt, to: span.endAt })),
  );
  return busy.some((times) => times.busy.some((one) => overlaps(one, span)));
}

async function roomOf(tx: Tx, scheduleId: string): Promise<string> {
  const [room] = await tx
    .select({ id: videoChats.id })
    .from(videoChats)
    .where(eq(videoChats.scheduleId, scheduleId));
  if (!room) throw new AppError("dataNotFound");
  return room.id;
}
