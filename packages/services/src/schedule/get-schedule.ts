import { matchings } from "@tefuda/db/schema/matching";
import { schedules } from "@tefuda/db/schema/schedule";
import { videoChats } from "@tefuda/db/schema/video";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { showsRescheduleHint } from "@tefuda/domain/schedule/policy";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Ctx } from "../kernel/context.ts";
import { whereReachable } from "../matching/reach.ts";
import { type ScheduleView, toScheduleView } from "./schedule-row.ts";

export interface ScheduleState {
  /** The newest schedule, whatever became of it. */
  readonly current: ScheduleView | null;
  /** How often new times were asked for since its first round. */
  readonly rescheduleCount: number;
  /** Whether to say that talking about days may help. */
  readonly showsHint: boolean;
}

/** How the interview of a thread stands. @throws AppError dataNotFound for a stranger's thread */
export async function getSchedule(
  ctx: Pick<Ctx<MemberActor>, "db" | "actor">,
  { matchingId }: { readonly matchingId: string },
): Promise<ScheduleState> {
  const state = await findSchedule(ctx, matchingId);
  if (!state) throw new AppError("dataNotFound");
  return state;
}

/** How the interview of a thread stands, nothing for a thread that is not the actor's. */
export async function findSchedule(
  { db, actor }: Pick<Ctx<MemberActor>, "db" | "actor">,
  matchingId: string,
): Promise<ScheduleState | undefined> {
  const [found] = await db
    .select({ schedule: schedules, videoChat: videoChats, jokerId: matchings.jokerId })
    .from(matchings)
    .leftJoin(schedules, eq(schedules.matchingId, matchings.id))
    .leftJoin(videoChats, eq(videoChats.scheduleId, schedules.id))
    .where(
      and(
        eq(matchings.id, matchingId),
        isNotNull(matchings.aceId),
        whereReachable(actor, "schedule:act"),
      ),
    )
    .orderBy(desc(schedules.createdAt), desc(schedules.id))
    .limit(1);
  if (!found) return undefined;
  const { schedule, videoChat, jokerId } = found;
  if (!schedule) return { current: null, rescheduleCount: 0, showsHint: false };
  const isAsked = schedule.status === "rescheduleRequested";
  const rescheduleCount = schedule.round - 1 + (isAsked ? 1 : 0);
  const isOpen = isAsked || schedule.status === "proposed";
  return {
    current: toScheduleView(schedule, videoChat, jokerId),
    rescheduleCount,
    showsHint: isOpen && showsRescheduleHint(rescheduleCount),
  };
}
