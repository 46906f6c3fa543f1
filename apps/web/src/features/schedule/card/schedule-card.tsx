"use client";

import { messageTypes } from "@tefuda/domain/chat/constants";
import type { ChatMessage } from "@tefuda/domain/chat/message";
import { SentTime } from "@/platform/local-time";
import { Button } from "@/ui/button";
import { ScheduleBubble, type ScheduleBubbleProps } from "@/ui/chat/schedule-bubble";
import { SystemNote } from "@/ui/chat/system-note";
import type { ScheduleRoom } from "../schedule-room";
import { isOpen } from "../steps";
import { FixedBody, ProposedBody, RescheduleBody } from "./body";
import { cardCopy as copy } from "./copy.ja";

export interface ScheduleCardProps {
  message: ChatMessage;
  /** The message in words, as this side reads it. */
  text: string;
  room: ScheduleRoom;
}

/** A schedule message in the thread (types 4 and 5): what it says, and what can be done about it now. */
export function ScheduleCard({ message, text, room }: ScheduleCardProps) {
  const { schedule } = message;
  const { current, side, matching } = room;
  if (!schedule) return null;
  const isLive =
    !message.isExpired && current?.id === schedule.id && current.status === schedule.status;
  // Nothing is said before it is known where things stand.
  const isPast = message.isExpired || (current !== undefined && !isLive);
  const words = <p className="whitespace-pre-wrap">{text}</p>;
  const parts = { room, schedule, isLive, isPast };
  const frame = (title: string, side: ScheduleBubbleProps["side"]) => ({
    title,
    side,
    quiet: isPast,
  });

  if (message.type === messageTypes.RescheduleMessage) {
    const isMine = (message.userId === matching.jokerId) === (side === "joker");
    return (
      <ScheduleBubble {...frame(copy.title.reschedule, isMine ? "my" : "partner")}>
        {words}
        <RescheduleBody {...parts} isMine={isMine} />
      </ScheduleBubble>
    );
  }
  if (schedule.status === "proposed") {
    const isMine = schedule.proposerType === side;
    return (
      <ScheduleBubble {...frame(copy.title.proposed, isMine ? "my" : "partner")}>
        {words}
        <ProposedBody {...parts} />
      </ScheduleBubble>
    );
  }
  if (schedule.status === "fixed")
    return (
      <div className="mx-auto mt-4 w-full max-w-md">
        <ScheduleBubble {...frame(copy.title.fixed, "middle")}>
          <FixedBody {...parts} />
          {words}
        </ScheduleBubble>
      </div>
    );
  return (
    <>
      <SystemNote time={<SentTime at={new Date(message.sentAt)} />}>
        {text}
        {schedule.status === "cancelled" && schedule.reasonKey !== "other" && (
          <span className="mt-1 block whitespace-pre-wrap">{schedule.reasonNote}</span>
        )}
      </SystemNote>
      {isLive && room.mayAct && schedule.status !== "done" && !isOpen(current) && (
        <div className="mt-3 flex justify-center">
          <Button variant="secondary" onClick={() => room.open({ kind: "propose" })}>
            {copy.proposeAgain}
          </Button>
        </div>
      )}
    </>
  );
}
