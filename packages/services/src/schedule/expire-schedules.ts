import type { Tx } from "@tefuda/db/client";
import { matchings } from "@tefuda/db/schema/matching";
import { schedules } from "@tefuda/db/schema/schedule";
import { and, asc, eq, lte } from "@tefuda/db/sql";
import type { Ctx } from "../kernel/context.ts";
import { whereAfter } from "../kernel/cursor.ts";
import { eachAlone } from "../kernel/each-alone.ts";
import { changeSchedule } from "./change-schedule.ts";
import { type Interview, lockIfThere } from "./interview.ts";
import type { ScheduleRow } from "./schedule-row.ts";
import { type ScheduleChange, signalScheduleChange } from "./signals.ts";
import { tellExpired } from "./tell-sides.ts";

type App = Pick<Ctx, "db" | "clock" | "site" | "ports">;

/** Whether a proposal's time is up and nobody has said so yet. */
export const isOverdue = ({ status, expiresAt }: ScheduleRow, now: Date) =>
  status === "proposed" && expiresAt <= now;

/** Lets a proposal lapse under its thread's lock (spec 4 · Scheduling and chat). */
export async function expireLocked(
  tx: Tx,
  app: Pick<Ctx, "clock" | "site">,
  { interview, row, now }: { interview: Interview; row: ScheduleRow; now: Date },
): Promise<ScheduleChange> {
  const lapsed = await changeSchedule(tx, { interview, row, to: "expired", by: "system", now });
  await tellExpired(tx, app, interview, lapsed.row);
  return lapsed.change;
}

/**
 * Lets one proposal lapse when its time is up; one that was answered in the meantime, or is gone,
 * is left alone. Answers whether it lapsed now.
 */
export async function expireSchedule(app: App, scheduleId: string): Promise<boolean> {
  const now = app.clock();
  const [found] = await app.db
    .select({ matchingId: schedules.matchingId })
    .from(schedules)
    .where(eq(schedules.id, scheduleId));
  if (!found) return false;
  const change = await app.db.transaction(async (tx) => {
    const interview = await lockIfThere(tx, eq(matchings.id, found.matchingId));
    const [row] = await tx.select().from(schedules).where(eq(schedules.id, scheduleId));
    return interview && row && isOverdue(row, now)
      ? expireLocked(tx, app, { interview, row, now })
      : undefined;
  });
  signalScheduleChange(app.ports.bus, change);
  return change !== undefined;
}

/**
 * Lets all proposals lapse whose time is up, the longest overdue first; one that fails holds up none
 * of the others.
 * @returns how many lapsed.
 * @throws AggregateError in the end, when some failed.
 */
export function expireSchedules(app: App): Promise<number> {
  const now = app.clock();
  return eachAlone({
    find: (after: Pick<ScheduleRow, "id" | "expiresAt"> | undefined, limit) =>
      app.db
        .select({ id: schedules.id, expiresAt: schedules.expiresAt })
        .from(schedules)
        .where(
          and(
            eq(schedules.status, "proposed"),
            lte(schedules.expiresAt, now),
            whereAfter(
              schedules.expiresAt,
              schedules.id,
              after && { at: after.expiresAt, id: after.id },
            ),
          ),
        )
        .orderBy(asc(schedules.expiresAt), asc(schedules.id))
        .limit(limit),
    work: async ({ id }) => Number(await expireSchedule(app, id)),
    failed: (count) => `${count} proposals could not lapse.`,
  });
}
