"use client";

import {
  formatListEnd,
  formatTime,
  inJapan,
  isEndOfDay,
  japanTime,
} from "@tefuda/domain/time/format.ja";
import { ownTime } from "@tefuda/domain/time/local.ja";
import { useIsServerHtml } from "./use-is-server-html";

type OwnTimeOf = typeof ownTime;

/** A moment in the reader's own time, where the device's zone is another than Japan's; the server knows none. */
export function useOwnTime(): (startAt: Date, endAt?: Date) => ReturnType<OwnTimeOf> {
  const isServerHtml = useIsServerHtml();
  return (startAt, endAt) => (isServerHtml ? undefined : ownTime(startAt, endAt));
}

/** Completes a time that stands within a sentence: `14:00（日本時間）`, or `14:00（日本時間、お使いの地域では 19:00）`. */
export function useZoned(): (text: string, startAt: Date) => string {
  const own = useOwnTime();
  return (text, startAt) => {
    const words = own(startAt);
    return words ? `${text}（${japanTime}、${words}）` : inJapan(text);
  };
}

export interface OwnTimeProps {
  startAt: Date;
  endAt?: Date;
  className?: string;
}

/** The reader's own time in a place of its own; nothing is drawn in Japan. */
export function OwnTime({ startAt, endAt, className }: OwnTimeProps) {
  const words = useOwnTime()(startAt, endAt);
  return words ? <span className={className}>{words}</span> : null;
}

/** The same for the end of a turn beside other times; one that is a day says no hour, and needs no zone. */
export function useZonedEnd(): (end: Date, now: Date) => string {
  const zoned = useZoned();
  return (end, now) => {
    const text = formatListEnd(end, now);
    return isEndOfDay(end) ? text : zoned(text, end);
  };
}

/** When something was sent, in a room: there the frame, which names the zone, may be out of sight. */
export function SentTime({ at }: { at: Date }) {
  return (
    <>
      {formatTime(at)}
      <OwnTime startAt={at} className="ml-2" />
    </>
  );
}
