import type { schedules } from "@tefuda/db/schema/schedule";
import type { videoChats } from "@tefuda/db/schema/video";
import { type ProposerType, SCHEDULE_TIME_ZONE } from "@tefuda/domain/schedule/constants";
import type { Span } from "@tefuda/domain/schedule/policy";
import type { Schedule, ScheduleSnapshot } from "@tefuda/domain/schedule/types";
import type { VideoChatStatus } from "@tefuda/domain/video/states";

export type ScheduleRow = typeof schedules.$inferSelect;
export type VideoChatRow = typeof videoChats.$inferSelect;

/** A schedule with the room of its interview, as it reaches a client; times are ISO strings. */
export interface ScheduleView extends Schedule {
  /** The side that took its last step; nobody when it moved by itself. */
  readonly changedByType: ProposerType | null;
  readonly videoChat: {
    readonly id: string;
    readonly startAt: string;
    readonly endAt: string;
    readonly status: VideoChatStatus;
  } | null;
}

/** What is kept of a schedule with a chat message. */
export function snapshotOf(row: ScheduleRow): ScheduleSnapshot {
  const { id, round, status, purpose, proposerType, proposerId, durationMinutes } = row;
  const { candidates, selectedCandidateId, note, reasonKey, reasonNote } = row;
  return {
    id,
    round,
    status,
    purpose,
    proposerType,
    proposerId,
    durationMinutes,
    candidates,
    selectedCandidateId,
    note,
    reasonKey,
    reasonNote,
  };
}

export function toScheduleView(
  row: ScheduleRow,
  videoChat: Pick<VideoChatRow, "id" | "startAt" | "endAt" | "status"> | null,
  jokerId: string,
): ScheduleView {
  return {
    ...snapshotOf(row),
    matchingId: row.matchingId,
    timeZone: SCHEDULE_TIME_ZONE,
    fixedAt: row.fixedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    videoChatId: videoChat?.id ?? null,
    lockVersion: row.lockVersion,
    changedByType: row.changedBy === null ? null : row.changedBy === jokerId ? "joker" : "ace",
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    videoChat: videoChat && {
      id: videoChat.id,
      startAt: videoChat.startAt.toISOString(),
      endAt: videoChat.endAt.toISOString(),
      status: videoChat.status,
    },
  };
}

/** The chosen time of an interview that is or was fixed. */
export function chosenSpan({ startAt, endAt }: ScheduleRow): Span | undefined {
  return startAt && endAt ? { startAt, endAt } : undefined;
}
