import { isTurnEnding, turnDaysLeft } from "@tefuda/domain/matching/turn";
import { formatListTime, inJapan } from "@tefuda/domain/time/format.ja";
import clsx from "clsx";
import { OwnTime, useZonedEnd } from "@/platform/local-time";
import { Badge } from "@/ui/badge";
import { matchingCopy as copy } from "./copy.ja";
import type { MatchingCardDoc } from "./merge";

export interface MatchingStateProps {
  card: MatchingCardDoc;
  now: Date;
  /** Read by an administrator, who is on neither side. */
  isOfColleague?: boolean;
}

/** How a matching stands: over, on pause, or whose turn it is and for how long. */
export function MatchingState({ card, now, isOfColleague = false }: MatchingStateProps) {
  const { partner, turn, isClosed, interviewAt, scheduleStatus } = card;
  const isPaused = !partner.isAvailable && !partner.hasLeft;
  if (!isClosed && !partner.departure && !isPaused && !turn && !interviewAt) return null;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-2">
      {isClosed && <Badge>{copy.closed}</Badge>}
      {partner.departure && <Badge>{copy[partner.departure]}</Badge>}
      {isPaused && <Badge>{copy.paused}</Badge>}
      {interviewAt && (
        <>
          <Badge tone="indigo">{copy.interview(inJapan(formatListTime(interviewAt, now)))}</Badge>
          <OwnTime startAt={interviewAt} className="text-ink-2 text-xs tabular-nums" />
        </>
      )}
      {turn && (
        <TurnBadge
          turn={turn}
          isProposed={scheduleStatus === "proposed"}
          isOfColleague={isOfColleague}
          now={now}
        />
      )}
    </span>
  );
}

function TurnBadge({
  turn: { isMine, dueAt },
  isProposed,
  isOfColleague,
  now,
}: {
  turn: NonNullable<MatchingCardDoc["turn"]>;
  isProposed: boolean;
  isOfColleague: boolean;
  now: Date;
}) {
  const endWords = useZonedEnd();
  const mine = isOfColleague ? copy.turn.colleagues : copy.turn.mine;
  const isEnding = isTurnEnding(dueAt, now);
  // Proposals lapse at an hour, a turn of days with its last day.
  const left = isProposed
    ? copy.turn.until(endWords(dueAt, now))
    : copy.turn.daysLeft(turnDaysLeft(dueAt, now));
  return (
    <>
      <Badge tone={isMine ? "accent" : "neutral"}>{isMine ? mine : copy.turn.theirs}</Badge>
      <span
        className={clsx(
          "text-xs tabular-nums",
          isEnding && isMine ? "font-semibold text-accent-ink" : "text-ink-2",
        )}
      >
        {dueAt > now ? left : copy.turn.over}
      </span>
    </>
  );
}
