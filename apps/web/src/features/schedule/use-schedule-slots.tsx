"use client";

import { messageTypes } from "@tefuda/domain/chat/constants";
import type { ChatMessage } from "@tefuda/domain/chat/message";
import { messageText } from "@tefuda/domain/chat/text";
import { can } from "@tefuda/domain/policy/can";
import { useState } from "react";
import { useSession } from "@/platform/session/session-provider";
import { useNow } from "@/platform/use-now";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { lateWindow } from "@/ui/late-window";
import { cardCopy } from "./card/copy.ja";
import { ScheduleCard } from "./card/schedule-card";
import { NoticeBar } from "./notice-bar";
import type { RoomMatching } from "./room-matching";
import type { ScheduleRoom } from "./schedule-room";
import { ScheduleTool } from "./schedule-tool";
import { isOpen, type ScheduleStep } from "./steps";
import { useSchedule } from "./use-schedule";

const ScheduleWindows = lateWindow(() =>
  import("./schedule-windows").then(({ ScheduleWindows }) => ScheduleWindows),
);

/** What the dates of an interview put into the places of a chat room. */
export function useScheduleSlots(matchingId: string, join?: ScheduleRoom["join"]) {
  const me = useSession();
  const now = useNow();
  const isMember = me.kind !== "visitor" && me.kind !== "operator" && can(me, "schedule:act");
  const meId = isMember ? me.userId : "";
  const reading = useSchedule(matchingId, isMember);
  const [step, setStep] = useState<ScheduleStep>({ kind: "details" });
  const [picked, pick] = useState<string>();
  const [isWindowOpen, setWindowOpen] = useState(false);
  const current = reading.state?.current;

  const roomOf = (matching: RoomMatching): ScheduleRoom => ({
    matching,
    side: sideOf(matching, meId),
    now,
    current,
    showsHint: reading.state?.showsHint ?? false,
    mayAct: isTheirs(matching, meId) && !matching.partner.hasLeft,
    picked,
    pick,
    open: (next) => {
      setStep(next);
      setWindowOpen(true);
    },
    join,
  });
  const isShown = (matching: RoomMatching) => isMember && isTheirs(matching, meId);

  return {
    scheduleActions: (message: ChatMessage, matching: RoomMatching) => {
      if (!isShown(matching) || !isOfSchedule(message)) return undefined;
      const text = messageText(message, viewerOf(matching, meId), matching);
      return <ScheduleCard message={message} text={text} room={roomOf(matching)} />;
    },
    tool: (matching: RoomMatching) =>
      isShown(matching) ? <ScheduleTool room={roomOf(matching)} /> : null,
    notice: (matching: RoomMatching) => {
      if (!isShown(matching)) return null;
      if (reading.hasFailed) return <ReadFailure {...reading} />;
      return <NoticeBar room={roomOf(matching)} />;
    },
    windows: (matching: RoomMatching) =>
      isShown(matching) ? (
        <ScheduleWindows
          room={roomOf(matching)}
          reading={reading}
          step={step}
          open={isWindowOpen}
          onClose={() => setWindowOpen(false)}
        />
      ) : null,
    /** An interview has its date. */
    isFixed: current?.status === "fixed",
    /** Opens the form for times; absent while dates are open, or where there are none to be. */
    propose:
      isMember && reading.state && !isOpen(current)
        ? () => {
            setStep({ kind: "propose" });
            setWindowOpen(true);
          }
        : undefined,
  };
}

/** Those who take over a thread answer in it; the rest of a company only read. */
const isTheirs = ({ aceId, jokerId, isSupport }: RoomMatching, meId: string) =>
  !isSupport && (aceId === meId || jokerId === meId);

const sideOf = ({ jokerId }: RoomMatching, userId: string) =>
  jokerId === userId ? ("joker" as const) : ("ace" as const);

const viewerOf = (matching: RoomMatching, userId: string) => ({
  side: sideOf(matching, userId),
  userId,
  jokerId: matching.jokerId,
});

const isOfSchedule = ({ type }: ChatMessage) =>
  type === messageTypes.SystemScheduleSelection || type === messageTypes.RescheduleMessage;

function ReadFailure({ refresh, isReading }: { refresh: () => unknown; isReading: boolean }) {
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" variant="secondary" busy={isReading} onClick={() => refresh()}>
          {cardCopy.retry}
        </Button>
      }
    >
      {cardCopy.readFailed}
    </Banner>
  );
}
