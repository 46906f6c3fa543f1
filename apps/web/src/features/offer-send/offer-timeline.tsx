import { formatDateTime } from "@tefuda/domain/time/format.ja";
import clsx from "clsx";
import { offerSendCopy } from "./copy.ja";
import { timelineOf } from "./timeline";
import type { SentOffer } from "./types";

const copy = offerSendCopy.detail.events;

/** What happened to an offer, and what is still to come. */
export function OfferTimeline({ offer }: { offer: SentOffer }) {
  return (
    <ol className="grid">
      {timelineOf(offer).map(({ event, at, isAhead }) => (
        <li
          key={event}
          className="relative grid gap-0.5 border-line border-l pb-5 pl-5 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className={clsx(
              "absolute top-1.5 -left-[5px] size-2.5 rounded-full",
              isAhead ? "border-2 border-edge bg-surface" : "bg-indigo",
            )}
          />
          <span className={clsx("text-sm", isAhead ? "text-ink-2" : "font-semibold")}>
            {copy[event]}
          </span>
          <time dateTime={at.toISOString()} className="text-ink-2 text-xs tabular-nums">
            {formatDateTime(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
