"use client";

import { formatListTime, inJapan } from "@tefuda/domain/time/format.ja";
import { CalendarCheck, CalendarClock } from "lucide-react";
import { OwnTime, useZoned } from "@/platform/local-time";
import { Button } from "@/ui/button";
import { cardCopy } from "./card/copy.ja";
import { startWords, untilWords } from "./countdown";
import type { ScheduleRoom } from "./schedule-room";
import { chosenOf } from "./steps";

const copy = cardCopy.notice;

/** Above the messages: the open proposal or the next interview, in one line. */
export function NoticeBar({ room }: { room: ScheduleRoom }) {
  const { current, join } = room;
  const zoned = useZoned();
  const line = current && lineOf(room, zoned);
  if (!line) return null;
  const { Icon, words, start, more, action, isUrgent } = line;
  return (
    <section
      aria-label={copy.label}
      className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-2.5 border-line border-b bg-indigo-tint px-4 py-1"
    >
      <Icon className="size-5 shrink-0 text-indigo" aria-hidden="true" />
      <p className="flex min-w-40 flex-1 flex-wrap items-baseline gap-x-2.5 text-sm">
        <span className="min-w-0 font-semibold text-indigo [word-break:auto-phrase]">{words}</span>
        {start && <OwnTime startAt={start} className="text-ink-2 text-xs tabular-nums" />}
        {more && <span className="text-ink-2 text-xs tabular-nums">{more}</span>}
      </p>
      {isUrgent && current.videoChat && join?.(current.videoChat)}
      <Button
        size="sm"
        variant={action.isMain ? "primary" : "quiet"}
        className="shrink-0"
        onClick={action.onPress}
      >
        {action.label}
      </Button>
    </section>
  );
}

type Zoned = ReturnType<typeof useZoned>;
const SOON_MS = 15 * 60_000;

function lineOf({ current, side, now, open, mayAct }: ScheduleRoom, zoned: Zoned) {
  if (!current) return undefined;
  const isMine = current.proposerType === side;
  const details = (label: string, isMain = false) => ({
    label,
    isMain,
    onPress: () => open({ kind: "details" }),
  });
  switch (current.status) {
    case "proposed": {
      const expiresAt = new Date(current.expiresAt);
      return {
        Icon: CalendarClock,
        words: isMine ? copy.waiting : copy.toAnswer,
        start: undefined,
        more: copy.until(zoned(formatListTime(expiresAt, now), expiresAt)),
        action: isMine || !mayAct ? details(copy.look) : details(copy.answer, true),
        isUrgent: false,
      };
    }
    case "fixed": {
      const candidate = chosenOf(current);
      if (!candidate) return undefined;
      const start = new Date(candidate.startAt);
      const isUnderWay = start <= now;
      return {
        Icon: CalendarCheck,
        words: isUnderWay ? copy.running : `${inJapan(startWords(start, now))} ${copy.interview}`,
        start: isUnderWay ? undefined : start,
        more: untilWords(start, now),
        action: details(copy.details),
        isUrgent: start.getTime() - now.getTime() <= SOON_MS,
      };
    }
    case "rescheduleRequested":
      return {
        Icon: CalendarClock,
        words: copy.rescheduled,
        start: undefined,
        more: undefined,
        action: mayAct
          ? { label: copy.propose, isMain: false, onPress: () => open({ kind: "propose" }) }
          : details(copy.look),
        isUrgent: false,
      };
    default:
      return undefined;
  }
}
