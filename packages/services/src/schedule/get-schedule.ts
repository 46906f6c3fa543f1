import { matchings } from "@tefuda/db/schema/matching";
import { schedules } from "@tefuda/db/schema/schedule";
import { videoChats } from "@tefuda/db/schema/video";
import { and, desc, eq, isNotNull, sql } from "@tefuda/db/sql";
import { type Given, listOf, statement } from "@tefuda/db/statement";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { showsRescheduleHint } from "@tefuda/domain/schedule/policy";
import type { Ctx } from "../kernel/context.ts";
import { togetherOn } from "../kernel/together.ts";
import { isReachable, places, whereReachable } from "../matching/reach.ts";
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
    .select(columns)
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
  return found && toState(found);
}

const columns = { schedule: schedules, videoChat: videoChats, jokerId: matchings.jokerId };

const selectNewest = statement((db, given: Given<{ ids: readonly string[] }>) =>
  db
    .selectDistinctOn([matchings.id], { ...columns, matching: { id: matchings.id, ...places } })
    .from(matchings)
    .leftJoin(schedules, eq(schedules.matchingId, matchings.id))
    .leftJoin(videoChats, eq(videoChats.scheduleId, schedules.id))
    .where(
      and(sql`${matchings.id} = any(${listOf(given.ids, "uuid")})`, isNotNull(matchings.aceId)),
    )
    .orderBy(matchings.id, desc(schedules.createdAt), desc(schedules.id)),
);

interface Asked {
  readonly actor: MemberActor;
  readonly matchingId: string;
}

/** Readers of one run. */
const LIMITS = { runs: 2, size: 500 };

const readStates = togetherOn<Asked, ScheduleState | undefined>(async (db, asked) => {
  const ids = [...new Set(asked.map(({ matchingId }) => matchingId))];
  const byId = new Map((await selectNewest(db, { ids })).map((row) => [row.matching.id, row]));
  return asked.map(({ actor, matchingId }) => {
    const row = byId.get(matchingId);
    return row && isReachable(actor, "schedule:act", row.matching) ? toState(row) : undefined;
  });
}, LIMITS);

/**
 * `findSchedule` for live streams: both sides ask at once when something changes, and share one statement; the
 * right of each is looked at in the row.
 */
export const followSchedule = (
  { db, actor }: Pick<Ctx<MemberActor>, "db" | "actor">,
  matchingId: string,
): Promise<ScheduleState | undefined> => readStates(db, { actor, matchingId });

interface Row {
  readonly schedule: typeof schedules.$inferSelect | null;
  readonly videoChat: typeof videoChats.$inferSelect | null;
  readonly jokerId: string;
}

function toState({ schedule, videoChat, jokerId }: Row): ScheduleState {
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
