"use client";

import clsx from "clsx";
import { SignalHigh, SignalLow, SignalMedium } from "lucide-react";
import { formatDuration, minutesLeft } from "./clock";
import { videoCopy } from "./copy.ja";
import type { Quality } from "./quality";
import type { RoomView } from "./use-room-view";

const copy = videoCopy.call;

const signs: Record<Quality, { icon: typeof SignalHigh; className: string }> = {
  good: { icon: SignalHigh, className: "text-pine" },
  fair: { icon: SignalMedium, className: "text-gold" },
  poor: { icon: SignalLow, className: "text-danger" },
};

/** From here on the time that is left stands out. */
const SOON_MINUTES = 5;

export interface TopBarProps {
  view: RoomView;
  now: Date;
  /** Since when the two have been talking; nothing while one waits. */
  since: Date | undefined;
  quality: Quality | undefined;
}

/** With whom, how long, how much longer, and how good the line is. */
export function TopBar({ view, now, since, quality }: TopBarProps) {
  const left = minutesLeft(view.endAt, now);
  const hasBegun = now >= view.startAt;
  const sign = quality && signs[quality];
  return (
    <header className="flex min-h-12 shrink-0 items-center gap-3 px-4 py-1.5 text-sm landscape:max-lg:min-h-9 landscape:max-lg:py-0">
      <p className="min-w-0 flex-1 truncate font-semibold">{videoCopy.with(view.partner.name)}</p>
      {since && (
        <p className="text-ink-2 tabular-nums">
          <span className="sr-only">
            {copy.elapsed(formatDuration(now.getTime() - since.getTime()))}
          </span>
          <span aria-hidden="true">{formatDuration(now.getTime() - since.getTime())}</span>
        </p>
      )}
      {hasBegun && (
        <p className={clsx("tabular-nums", left <= SOON_MINUTES ? "text-gold" : "text-ink-2")}>
          {left > 0 ? copy.remaining(left) : copy.isOver}
        </p>
      )}
      {sign && quality && (
        <p
          className={clsx("flex items-center gap-1", sign.className)}
          title={copy.quality[quality]}
        >
          <sign.icon className="size-5" aria-hidden="true" />
          <span className={quality === "poor" ? "max-sm:sr-only" : "sr-only"}>
            {copy.quality[quality]}
          </span>
        </p>
      )}
    </header>
  );
}
