import type { Tx } from "@tefuda/db/client";
import { users } from "@tefuda/db/schema/account";
import { aces } from "@tefuda/db/schema/ace";
import { matchings } from "@tefuda/db/schema/matching";
import { schedules } from "@tefuda/db/schema/schedule";
import { videoChats } from "@tefuda/db/schema/video";
import { and, asc, eq, gt, inArray } from "@tefuda/db/sql";
import { AppError } from "@tefuda/domain/errors/app-error";
import { scheduleMachine, schedulePartyOf } from "@tefuda/domain/schedule/states";
import { transition } from "@tefuda/domain/states/machine";
import type { Ctx } from "../kernel/context.ts";
import { changeSchedule } from "./change-schedule.ts";
import type { EndedSchedule } from "./end-schedules.ts";
import { collides } from "./fixed-spans.ts";
import { type Acting, lockInterview, type Party, readSchedule } from "./interview.ts";
import { cancelVideoChat } from "./plan-video-chat.ts";
import { chosenSpan, type ScheduleRow } from "./schedule-row.ts";
import { tellGivenAway, tellHandedOver, tellRescheduleRequested } from "./tell-sides.ts";

/**
 * What becomes of the fixed interviews in threads that a colleague has just taken over, within that
 * transaction: both get the invitation anew, and where the colleague meets somebody else at the
 * time, new times are asked for. Out of the leaver's calendar it goes. The colleague's row has to be
 * locked by `lockPeople`.
 * @returns the interviews whose times are asked for anew, for `signalEndedSchedules`
 */
export async function takeOverInterviews(
  tx: Tx,
  app: Pick<Ctx, "clock" | "site">,
  { threads, leaverId }: { readonly threads: readonly { readonly id: string }[]; leaverId: string },
): Promise<EndedSchedule[]> {
  const now = app.clock();
  const asked: EndedSchedule[] = [];
  if (threads.length === 0) return asked;
  const leaver = await readLeaver(tx, leaverId);
  const fixed = await tx
    .select({ row: schedules, videoChatId: videoChats.id })
    .from(schedules)
    .innerJoin(videoChats, eq(videoChats.scheduleId, schedules.id))
    .where(
      and(
        inArray(
          schedules.matchingId,
          threads.map(({ id }) => id),
        ),
        eq(schedules.status, "fixed"),
        gt(schedules.startAt, now),
      ),
    )
    .orderBy(asc(schedules.startAt));
  for (const { row, videoChatId } of fixed) {
    const interview = await lockInterview(tx, eq(matchings.id, row.matchingId));
    const acting = { ...interview, me: interview.ace, partner: interview.joker };
    const span = chosenSpan(row);
    const isTaken =
      span !== undefined &&
      (await collides(tx, { userIds: [acting.me.id], span, except: row.matchingId }));
    if (isTaken) asked.push(await askAnew(tx, app, acting, row));
    else await inviteAnew(tx, app, acting, { row, videoChatId });
    await tellGivenAway(tx, app, interview, { row: await readSchedule(tx, row.id), leaver });
  }
  return asked;
}

/** Whoever had the threads before, as long as that person may still be written to. */
async function readLeaver(tx: Tx, leaverId: string): Promise<Party> {
  const [found] = await tx
    .select({ name: aces.name, email: users.email, removedAt: aces.removedAt })
    .from(aces)
    .innerJoin(users, eq(users.id, aces.id))
    .where(eq(aces.id, leaverId));
  if (!found) throw new AppError("dataNotFound");
  const { name, email, removedAt } = found;
  return { id: leaverId, side: "ace", name, email, isHere: removedAt === null };
}

async function inviteAnew(
  tx: Tx,
  app: Pick<Ctx, "clock" | "site">,
  acting: Acting,
  { row, videoChatId }: { readonly row: ScheduleRow; readonly videoChatId: string },
) {
  const [told] = await tx
    .update(schedules)
    .set({ calendarSequence: row.calendarSequence + 1 })
    .where(eq(schedules.id, row.id))
    .returning();
  if (told) await tellHandedOver(tx, app, acting, { row: told, videoChatId });
}

/** In the colleague's name, whom the time does not fit. */
async function askAnew(
  tx: Tx,
  app: Pick<Ctx, "clock" | "site">,
  acting: Acting,
  row: ScheduleRow,
): Promise<EndedSchedule> {
  const now = app.clock();
  const by = schedulePartyOf(row, acting.me.side);
  const to = transition(scheduleMachine, { from: row.status, action: "requestReschedule", by });
  if (!to) throw new Error("a fixed interview that cannot be moved");
  const asked = await changeSchedule(tx, {
    interview: acting,
    row,
    to,
    fields: { reasonKey: "conflict", reasonNote: null },
    concernsCalendars: true,
    by: acting.me,
    now,
  });
  const videoChatId = await cancelVideoChat(tx, { scheduleId: row.id, now });
  await tellRescheduleRequested(tx, app, acting, { row: asked.row, wasFixed: true });
  return { change: asked.change, videoChatId };
}
