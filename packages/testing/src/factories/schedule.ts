import type { schedules } from "@tefuda/db/schema/schedule";
import type { videoChats } from "@tefuda/db/schema/video";
import { type ChatViewer, messageTypes } from "@tefuda/domain/chat/constants";
import { messageText, type ThreadContext } from "@tefuda/domain/chat/text";
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
  readonly status: "proposed" | "fixed";
  readonly proposedAt: Date;
  /** The first of three candidates, a day apart; a fixed one takes it. */
  readonly startAt: Date;
  readonly thread: ThreadContext;
}

const CANDIDATES = 3;
const FIXED_AFTER_MINUTES = 20;

/** An interview with its messages: a proposal, and the choice of its first candidate when fixed. */
export function makeSchedule(input: ScheduleInput): MadeSchedule {
  const { matchingId, proposer, ids, purpose, status, proposedAt, startAt } = input;
  const id = stableId("schedule", matchingId);
  const other = proposer === "ace" ? "joker" : "ace";
  const isFixed = status === "fixed";
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
  const fixedAt = isFixed ? minutesAfter(proposedAt, FIXED_AFTER_MINUTES) : null;
  const write = (userId: string, schedule: ScheduleSnapshot, sentAt: Date, isExpired: boolean) =>
    writeMessage(input, { userId, schedule, sentAt, isExpired });
  const endAt = minutesAfter(startAt, DEFAULT_DURATION_MINUTES);

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
      reasonKey: null,
      reasonNote: null,
      expiresAt: scheduleExpiresAt(spans, proposedAt),
      lockVersion: isFixed ? 1 : 0,
      createdAt: proposedAt,
      updatedAt: fixedAt ?? proposedAt,
    },
    videoChat: fixedAt
      ? {
          id: stableId("videoChat", id),
          matchingId,
          scheduleId: id,
          startAt,
          endAt,
          status: "scheduled",
          participants: [],
          togetherSeconds: 0,
          endedBy: null,
          endedAt: null,
          ...writtenAt(fixedAt),
        }
      : undefined,
    messages: [
      write(ids[proposer], proposed, proposedAt, isFixed),
      ...(fixedAt ? [write(ids[other], fixed, fixedAt, false)] : []),
    ],
  };
}

function writeMessage(
  { ids, thread }: ScheduleInput,
  message: Pick<ScheduleMessage, "userId" | "schedule" | "sentAt" | "isExpired">,
): ScheduleMessage {
  const type = messageTypes.SystemScheduleSelection;
  const viewer = { side: "joker" as const, userId: ids.joker };
  return {
    ...message,
    type,
    isSystemMessage: false,
    text: messageText({ type, text: "", ...message }, viewer, thread),
    scheduleId: message.schedule.id,
  };
}
