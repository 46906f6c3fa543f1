import type { schedules } from "@tefuda/db/schema/schedule";
import type { videoChats } from "@tefuda/db/schema/video";
import { type ChatViewer, messageTypes, SYSTEM_USER_ID } from "@tefuda/domain/chat/constants";
import { keptText, type ThreadContext } from "@tefuda/domain/chat/text";
import type { PlannedMessage } from "@tefuda/domain/matching/first-messages";
import type { OfferPurpose } from "@tefuda/domain/offer/constants";
import { DEFAULT_DURATION_MINUTES, SCHEDULE_TIME_ZONE } from "@tefuda/domain/schedule/constants";
import { scheduleExpiresAt } from "@tefuda/domain/schedule/policy";
import type { ScheduleSnapshot } from "@tefuda/domain/schedule/types";
import { addJstDays } from "@tefuda/domain/time/jst";
import { stableId } from "./ids.ts";
import { minutesAfter, writtenAt } from "./times.ts";

export type ScheduleRow = typeof schedules.$inferSelect;
export type VideoChatRow = typeof videoChats.$inferSelect;

export interface ScheduleMessage extends PlannedMessage {
  readonly schedule: ScheduleSnapshot;
  readonly scheduleId: string;
  readonly isExpired: boolean;
}

export interface MadeSchedule {
  readonly schedule: ScheduleRow;
  /** The room of a fixed interview. */
  readonly videoChat: VideoChatRow | undefined;
  readonly messages: readonly ScheduleMessage[];
}

export interface ScheduleInput {
  readonly matchingId: string;
  readonly proposer: ChatViewer;
  readonly ids: Readonly<Record<ChatViewer, string>>;
  readonly purpose: OfferPurpose;
  readonly status: "proposed" | "fixed" | "rescheduleRequested" | "done";
  readonly proposedAt: Date;
  /** The first of three candidates, a day apart; a fixed one takes it. */
  readonly startAt: Date;
  readonly thread: ThreadContext;
}

const CANDIDATES = 3;
const ANSWERED_AFTER_MINUTES = 20;
const TALKED_MINUTES = 28;

/**
 * An interview with its messages: a proposal and, beside an open one, the answer, which chooses the
 * first candidate or asks for other times; and that it took place.
 */
export function makeSchedule(input: ScheduleInput): MadeSchedule {
  const { matchingId, proposer, ids, purpose, status, proposedAt, startAt } = input;
  const id = stableId("schedule", matchingId);
  const other = proposer === "ace" ? "joker" : "ace";
  const isOpen = status === "proposed";
  const isFixed = status === "fixed" || status === "done";
  const spans = Array.from({ length: CANDIDATES }, (_, days) => {
    const start = addJstDays(startAt, days);
    return { startAt: start, endAt: minutesAfter(start, DEFAULT_DURATION_MINUTES) };
  });
  const candidates = spans.map((span, index) => ({
    id: stableId("scheduleCandidate", `${id}:${index}`),
    startAt: span.startAt.toISOString(),
    endAt: span.endAt.toISOString(),
    source: "manual" as const,
  }));
  const proposed: ScheduleSnapshot = {
    id,
    round: 1,
    status: "proposed",
    purpose,
    proposerType: proposer,
    proposerId: ids[proposer],
    durationMinutes: DEFAULT_DURATION_MINUTES,
    candidates,
  };
  const selectedCandidateId = isFixed ? (candidates[0]?.id ?? null) : null;
  const fixed: ScheduleSnapshot = { ...proposed, status: "fixed", selectedCandidateId };
  const asked: ScheduleSnapshot = {
    ...proposed,
    status: "rescheduleRequested",
    reasonKey: "noneFits",
  };
  const answeredAt = isOpen ? null : minutesAfter(proposedAt, ANSWERED_AFTER_MINUTES);
  const fixedAt = isFixed ? answeredAt : null;
  const write = (userId: string, schedule: ScheduleSnapshot, sentAt: Date, isExpired: boolean) =>
    writeMessage(input, { userId, schedule, sentAt, isExpired });
  const endAt = minutesAfter(startAt, DEFAULT_DURATION_MINUTES);
  const doneAt = status === "done" ? minutesAfter(startAt, TALKED_MINUTES) : null;
  const done: ScheduleSnapshot = { ...fixed, status: "done" };
  const present = (userId: string) => ({
    userId,
    joinedAt: startAt.toISOString(),
    leftAt: minutesAfter(startAt, TALKED_MINUTES).toISOString(),
  });

  return {
    schedule: {
      id,
      matchingId,
      round: 1,
      status,
      purpose,
      proposerType: proposer,
      proposerId: ids[proposer],
      durationMinutes: DEFAULT_DURATION_MINUTES,
      timeZone: SCHEDULE_TIME_ZONE,
      candidates,
      selectedCandidateId,
      startAt: isFixed ? startAt : null,
      endAt: isFixed ? endAt : null,
      fixedAt,
      note: null,
      reasonKey: status === "rescheduleRequested" ? "noneFits" : null,
      reasonNote: null,
      expiresAt: scheduleExpiresAt(spans, proposedAt),
      firstRoundId: null,
      calendarSequence: isFixed ? 1 : 0,
      changedBy: doneAt ? null : ids[isOpen ? proposer : other],
      lockVersion: doneAt ? 2 : isOpen ? 0 : 1,
      createdAt: proposedAt,
      updatedAt: doneAt ?? answeredAt ?? proposedAt,
    },
    videoChat: fixedAt
      ? {
          id: stableId("videoChat", id),
          matchingId,
          scheduleId: id,
          startAt,
          endAt,
          status: doneAt ? "done" : "scheduled",
          participants: doneAt ? [present(ids.joker), present(ids.ace)] : [],
          togetherSeconds: doneAt ? TALKED_MINUTES * 60 : 0,
          countedTo: doneAt,
          endedBy: doneAt ? ids.ace : null,
          endedAt: doneAt,
          ...writtenAt(fixedAt),
        }
      : undefined,
    messages: [
      write(ids[proposer], proposed, proposedAt, !isOpen),
      ...(answeredAt
        ? [write(ids[other], fixedAt ? fixed : asked, answeredAt, doneAt !== null)]
        : []),
      ...(doneAt ? [write(SYSTEM_USER_ID, done, doneAt, false)] : []),
    ],
  };
}

function writeMessage(
  { ids, thread }: ScheduleInput,
  message: Pick<ScheduleMessage, "userId" | "schedule" | "sentAt" | "isExpired">,
): ScheduleMessage {
  const type =
    message.schedule.status === "rescheduleRequested"
      ? messageTypes.RescheduleMessage
      : messageTypes.SystemScheduleSelection;
  return {
    ...message,
    type,
    isSystemMessage: message.userId === SYSTEM_USER_ID,
    text: keptText({ type, text: "", ...message }, ids.joker, thread),
    scheduleId: message.schedule.id,
  };
}
