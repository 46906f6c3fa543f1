import type { Tx } from "@tefuda/db/client";
import { chatMessages } from "@tefuda/db/schema/chat";
import { schedules } from "@tefuda/db/schema/schedule";
import { and, eq, inArray } from "@tefuda/db/sql";
import { messageTypes, SYSTEM_USER_ID } from "@tefuda/domain/chat/constants";
import { keptText } from "@tefuda/domain/chat/text";
import { AppError } from "@tefuda/domain/errors/app-error";
import type { ScheduleStatus } from "@tefuda/domain/schedule/states";
import { appendMessage } from "../chat/append-message.ts";
import type { Interview, Party } from "./interview.ts";
import { type ScheduleRow, snapshotOf } from "./schedule-row.ts";
import type { ScheduleChange } from "./signals.ts";

type ChangedFields = Pick<
  Partial<typeof schedules.$inferInsert>,
  "selectedCandidateId" | "startAt" | "endAt" | "fixedAt" | "reasonKey" | "reasonNote"
>;

export interface Step {
  readonly interview: Interview;
  /** The schedule as it was read under the thread's lock. */
  readonly row: ScheduleRow;
  readonly to: ScheduleStatus;
  readonly fields?: ChangedFields;
  /** Whether outside calendars are told: of a fixed interview, and of one that is no more. */
  readonly concernsCalendars?: boolean;
  readonly by: Party | "system";
  readonly now: Date;
}

/**
 * Takes a schedule one step on, within the caller's transaction and under its thread's lock: the
 * row with its next version, the message that says so, and earlier ones marked as superseded.
 * @throws AppError lock when the row was changed in between
 */
export async function changeSchedule(
  tx: Tx,
  { interview, row, to, fields, concernsCalendars, by, now }: Step,
): Promise<{ row: ScheduleRow; change: ScheduleChange }> {
  const [changed] = await tx
    .update(schedules)
    .set({
      ...fields,
      status: to,
      calendarSequence: row.calendarSequence + (concernsCalendars ? 1 : 0),
      changedBy: by === "system" ? null : by.id,
      lockVersion: row.lockVersion + 1,
      updatedAt: now,
    })
    .where(and(eq(schedules.id, row.id), eq(schedules.lockVersion, row.lockVersion)))
    .returning();
  if (!changed) throw new AppError("lock");
  return { row: changed, change: await tellInThread(tx, interview, { row: changed, by, now }) };
}

/** Writes what became of a schedule into its thread. */
export async function tellInThread(
  tx: Tx,
  { matchingId, joker }: Interview,
  { row, by, now }: Pick<Step, "row" | "by" | "now">,
): Promise<ScheduleChange> {
  const expired = await tx
    .update(chatMessages)
    .set({ isExpired: true })
    .where(
      and(
        inArray(
          chatMessages.scheduleId,
          tx
            .select({ id: schedules.id })
            .from(schedules)
            .where(eq(schedules.matchingId, matchingId)),
        ),
        eq(chatMessages.matchingId, matchingId),
        eq(chatMessages.isExpired, false),
      ),
    )
    .returning({ id: chatMessages.id });
  const schedule = snapshotOf(row);
  const type =
    row.status === "rescheduleRequested"
      ? messageTypes.RescheduleMessage
      : messageTypes.SystemScheduleSelection;
  const text = keptText(
    { type, text: "", userId: by === "system" ? SYSTEM_USER_ID : by.id, schedule },
    joker.id,
    // A schedule's text needs nothing of the thread.
    { origin: "like", companyName: "" },
  );
  const message = await appendMessage(tx, {
    matchingId,
    type,
    writer: by === "system" ? by : { side: by.side, userId: by.id, name: by.name },
    text,
    schedule,
    now,
  });
  return { scheduleId: row.id, message, expiredMessageIds: expired.map(({ id }) => id) };
}
