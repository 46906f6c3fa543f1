import type { Tx } from "@tefuda/db/client";
import { matchings } from "@tefuda/db/schema/matching";
import { schedules } from "@tefuda/db/schema/schedule";
import { and, eq } from "@tefuda/db/sql";
import { uniqueViolation } from "@tefuda/db/violations";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { MemberActor } from "@tefuda/domain/policy/actor";
import { candidatesFault, type Span, scheduleExpiresAt } from "@tefuda/domain/schedule/policy";
import type { CreateSchedule } from "@tefuda/domain/schedule/schema";
import { isLive, scheduleMachine, schedulePartyOf } from "@tefuda/domain/schedule/states";
import { transition } from "@tefuda/domain/states/machine";
import { MINUTE_MS } from "@tefuda/domain/time/units";
import { uuidv7 } from "uuidv7";
import { refuseFirstMessage } from "../chat/refuse-first-message.ts";
import type { Ctx } from "../kernel/context.ts";
import { recordEvent } from "../monitoring/record-event.ts";
import { tellInThread } from "./change-schedule.ts";
import { expireLocked, isOverdue } from "./expire-schedules.ts";
import { collides } from "./fixed-spans.ts";
import { type Acting, lockAsMember, readNewestSchedule } from "./interview.ts";
import type { ScheduleRow } from "./schedule-row.ts";
import { signalScheduleChange } from "./signals.ts";
import { tellProposed } from "./tell-sides.ts";

/**
 * Proposes times for an interview (spec 4 · Scheduling and chat): a first round, or the next one
 * after new times were asked for. The id is the client's: proposing again with it answers what the
 * first call did.
 * @throws AppError dataNotFound for a stranger's thread or one whose other side has left, lock while
 * another proposal or interview stands, scheduleExpired and invalidParameter for times that cannot
 * be offered, scheduleConflict for times that overlap each other or one's own interviews,
 * restricted for the first words of a thread by a restricted person
 */
export async function proposeSchedule(
  ctx: Ctx<MemberActor>,
  input: CreateSchedule,
): Promise<{ scheduleId: string }> {
  const now = ctx.clock();
  const { scheduleId } = input;
  if (await isProposedAlready(ctx, input)) return { scheduleId };
  await refuseFirstMessage(ctx, input.matchingId);
  const spans = input.candidates.map(({ startAt }) => spanFrom(startAt, input.durationMinutes));
  const fault = candidatesFault(spans, { now, allowsToday: input.allowsToday });
  if (fault) throw new AppError(fault);

  const changes = await ctx.db
    .transaction(async (tx) => {
      const acting = await lockAsMember(tx, ctx.actor, input.matchingId);
      if (!acting.partner.isHere) throw new AppError("dataNotFound");
      const newest = await readNewestSchedule(tx, input.matchingId);
      const lapsed =
        newest && isOverdue(newest, now)
          ? await expireLocked(tx, ctx, { interview: acting, row: newest, now })
          : undefined;
      const before = lapsed ? undefined : newest;
      await refuseCollision(tx, acting, spans);
      const row = await insertRound(tx, acting, { input, spans, before, now });
      const { companyId } = acting;
      await recordEvent(tx, ctx, "schedule_propose", { scheduleId }, { companyId });
      const proposed = await tellInThread(tx, acting, { row, by: acting.me, now });
      await tx
        .update(matchings)
        .set({ isSentFirstSchedule: true })
        .where(eq(matchings.id, input.matchingId));
      await tellProposed(tx, ctx, acting, row);
      return [lapsed, proposed];
    })
    .catch(async (error: unknown) => {
      // The same proposal by another call at the same moment: that one is the proposal.
      if (await isProposedAlready(ctx, input)) return [];
      if (uniqueViolation(error)) throw new AppError("lock", { cause: error });
      throw error;
    });
  for (const change of changes) signalScheduleChange(ctx.ports.bus, change);
  return { scheduleId };
}

function spanFrom(start: string, minutes: number): Span {
  const startAt = new Date(start);
  return { startAt, endAt: new Date(startAt.getTime() + minutes * MINUTE_MS) };
}

/**
 * Whether the very same proposal stands already. An id that was answered since, or that named other
 * times, is spent: a new round needs a new one.
 * @throws AppError lock
 */
async function isProposedAlready({ db, actor }: Ctx<MemberActor>, input: CreateSchedule) {
  const { scheduleId, matchingId } = input;
  const [row] = await db
    .select()
    .from(schedules)
    .where(
      and(
        eq(schedules.id, scheduleId),
        eq(schedules.matchingId, matchingId),
        eq(schedules.proposerId, actor.userId),
      ),
    );
  if (!row) return false;
  if (row.status !== "proposed" || !saysTheSame(row, input)) throw new AppError("lock");
  return true;
}

function saysTheSame(row: ScheduleRow, input: CreateSchedule): boolean {
  const starts = (times: readonly { readonly startAt: string }[]) =>
    times.map(({ startAt }) => new Date(startAt).getTime()).join();
  return (
    starts(row.candidates) === starts(input.candidates) &&
    row.durationMinutes === input.durationMinutes &&
    row.purpose === input.purpose &&
    (row.note ?? "") === (input.note ?? "")
  );
}

async function refuseCollision(tx: Tx, { me, matchingId }: Acting, spans: readonly Span[]) {
  for (const span of spans)
    if (await collides(tx, { userIds: [me.id], span, except: matchingId }))
      throw new AppError("scheduleConflict");
}

interface Round {
  readonly input: CreateSchedule;
  readonly spans: readonly Span[];
  /** The newest schedule, when it has not lapsed just now. */
  readonly before: ScheduleRow | undefined;
  readonly now: Date;
}

async function insertRound(
  tx: Tx,
  { me, matchingId }: Acting,
  { input, spans, before, now }: Round,
): Promise<ScheduleRow> {
  const isNextRound = before?.status === "rescheduleRequested";
  const to =
    before && isLive(before.status)
      ? undefined
      : transition(scheduleMachine, {
          from: isNextRound ? before.status : "none",
          action: "propose",
          by: isNextRound ? schedulePartyOf(before, me.side) : "proposer",
        });
  if (!to) throw new AppError("lock");
  const { scheduleId, candidates, durationMinutes, purpose, note } = input;
  const [row] = await tx
    .insert(schedules)
    .values({
      id: scheduleId,
      matchingId,
      round: isNextRound ? before.round + 1 : 1,
      status: to,
      purpose,
      proposerType: me.side,
      proposerId: me.id,
      durationMinutes,
      candidates: spans.map(({ startAt, endAt }, index) => ({
        id: uuidv7(),
        startAt: startAt.toISOString(),
        endAt: endAt.toISOString(),
        source: candidates[index]?.source ?? "manual",
      })),
      note: note ?? null,
      expiresAt: scheduleExpiresAt(spans, now),
      firstRoundId: isNextRound ? (before.firstRoundId ?? before.id) : null,
      calendarSequence: isNextRound ? before.calendarSequence : 0,
      changedBy: me.id,
      // The newest round stands last, also where a clock stood still.
      createdAt: new Date(Math.max(now.getTime(), (before?.createdAt.getTime() ?? 0) + 1)),
      updatedAt: now,
    })
    .returning();
  if (!row) throw new AppError("lock");
  return row;
}
