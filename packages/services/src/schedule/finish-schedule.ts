import type { Tx } from "@tefuda/db/client";
import { matchings } from "@tefuda/db/schema/matching";
import { schedules } from "@tefuda/db/schema/schedule";
import { eq } from "@tefuda/db/sql";
import { scheduleMachine } from "@tefuda/domain/schedule/states";
import { transition } from "@tefuda/domain/states/machine";
import { changeSchedule } from "./change-schedule.ts";
import { lockInterview } from "./interview.ts";
import type { ScheduleChange } from "./signals.ts";

/**
 * Marks an interview as done with the end of its room, within the caller's transaction: the
 * schedule, a line in the thread, and the matching. One that is done already, or is no longer fixed,
 * is left alone. Give what it answers to `signalScheduleChange` after commit.
 * @throws AppError dataNotFound for a thread that is no more
 */
export async function finishSchedule(
  tx: Tx,
  { scheduleId, now }: { readonly scheduleId: string; readonly now: Date },
): Promise<ScheduleChange | undefined> {
  const [found] = await tx
    .select({ matchingId: schedules.matchingId })
    .from(schedules)
    .where(eq(schedules.id, scheduleId));
  if (!found) return undefined;
  const interview = await lockInterview(tx, eq(matchings.id, found.matchingId));
  const [row] = await tx.select().from(schedules).where(eq(schedules.id, scheduleId));
  if (!row) return undefined;
  const to = transition(scheduleMachine, { from: row.status, action: "finish", by: "system" });
  if (!to) return undefined;
  const { change } = await changeSchedule(tx, { interview, row, to, by: "system", now });
  await tx
    .update(matchings)
    .set({ isDoneVideoChat: true, doneVideoChatAt: now })
    .where(eq(matchings.id, found.matchingId));
  return change;
}
