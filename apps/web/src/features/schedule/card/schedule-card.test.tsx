import { messageTypes } from "@tefuda/domain/chat/constants";
import type { ChatMessage } from "@tefuda/domain/chat/message";
import { scheduleLabels } from "@tefuda/domain/schedule/labels.ja";
import type { ScheduleStatus } from "@tefuda/domain/schedule/states";
import { fromJst } from "@tefuda/domain/time/jst";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RoomMatching } from "../room-matching.ts";
import type { ScheduleRoom } from "../schedule-room.ts";
import { cardCopy } from "./copy.ja.ts";
import { ScheduleCard } from "./schedule-card.tsx";

const at = fromJst(2026, 11, 24, 19).toISOString();
const snapshot = {
  id: "s1",
  round: 4,
  purpose: "casual",
  proposerType: "ace",
  proposerId: "ace",
  durationMinutes: 30,
  candidates: [],
  reasonKey: "conflict",
} as const;
const marks = [scheduleLabels.rescheduleHint, cardCopy.proposeAgain];

/** Which of the marks a seeker sees on the newest card of a room. */
function shown(status: ScheduleStatus, more: Partial<ScheduleRoom> = {}) {
  const schedule = { ...snapshot, status };
  const room: ScheduleRoom = {
    matching: { jokerId: "joker", partner: { name: "田中" } } as RoomMatching,
    side: "joker",
    now: new Date(at),
    current: {
      ...schedule,
      matchingId: "m1",
      timeZone: "Asia/Tokyo",
      changedByType: null,
      expiresAt: at,
      videoChat: null,
      lockVersion: 1,
      createdAt: at,
      updatedAt: at,
    },
    showsHint: false,
    mayAct: true,
    picked: undefined,
    pick: () => undefined,
    open: () => undefined,
    join: undefined,
    ...more,
  };
  const isAsked = status === "rescheduleRequested";
  const message: ChatMessage = {
    id: "1",
    seq: 1,
    type: isAsked ? messageTypes.RescheduleMessage : messageTypes.SystemScheduleSelection,
    text: "",
    userId: "ace",
    userName: "",
    isSystemMessage: true,
    isExpired: false,
    isRead: true,
    isSent: true,
    sentAt: at,
    schedule,
  };
  const html = renderToStaticMarkup(<ScheduleCard message={message} text="" room={room} />);
  return marks.filter((mark) => html.includes(mark));
}

test.each([
  ["a request for new times", "rescheduleRequested", {}, []],
  ["the third one", "rescheduleRequested", { showsHint: true }, [scheduleLabels.rescheduleHint]],
  ["a proposal that lapsed", "expired", {}, [cardCopy.proposeAgain]],
  ["one that lapsed for a partner who has left", "expired", { mayAct: false }, []],
  ["one that others have followed", "expired", { current: null }, []],
  ["an interview that took place", "done", {}, []],
] as const)(
  "shows the hint and the way to new times where they help: %s",
  (_, status, more, seen) => {
    expect(shown(status, more)).toEqual(seen);
  },
);
