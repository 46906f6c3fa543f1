"use client";

import { isTurnEnding } from "@tefuda/domain/matching/turn";
import { can } from "@tefuda/domain/policy/can";
import clsx from "clsx";
import { Clock } from "lucide-react";
import { useState } from "react";
import { useZonedEnd } from "@/platform/local-time";
import { useSession } from "@/platform/session/session-provider";
import { useNow } from "@/platform/use-now";
import { Button } from "@/ui/button";
import { lateWindow } from "@/ui/late-window";
import { turnCopy as copy } from "./turn-copy.ja";
import type { Matching } from "./use-matching";

const TurnWindow = lateWindow(() => import("./turn-window").then(({ TurnWindow }) => TurnWindow));

/**
 * Above the form: whose turn it is and until when, or that the thread was closed on time-out; and
 * the way to what is to happen then.
 */
export function TurnLine({ matching }: { matching: Matching }) {
  const me = useSession();
  const now = useNow();
  const endWords = useZonedEnd();
  const [isOpen, setOpen] = useState(false);
  const { turn, closing, partner, closeText } = matching;
  if (matching.isSupport || partner.hasLeft || !can(me, "turn:set-close")) return null;
  const isUrgent = turn?.isMine && isTurnEnding(turn.dueAt, now);
  return (
    <div
      className={clsx(
        "flex shrink-0 items-center gap-2 border-line border-t px-4 py-1 text-xs",
        closing
          ? "bg-sunken text-ink-2"
          : isUrgent
            ? "bg-accent-tint text-accent-ink"
            : "text-ink-2",
      )}
    >
      <Clock className="size-4 shrink-0" aria-hidden="true" />
      <p role="status" className="min-w-0 flex-1">
        {closing
          ? closedText(closing.isMine, partner.name)
          : turn
            ? turnText(turn, partner.name, endWords(turn.dueAt, now), now)
            : copy.none}
        {closeText !== null && !closing && (
          <span className="ml-2 whitespace-nowrap text-ink-3">{copy.isOn}</span>
        )}
      </p>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      <TurnWindow matching={matching} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

type Turn = NonNullable<Matching["turn"]>;

function turnText(turn: Turn, name: string, until: string, now: Date): string {
  const isOver = turn.dueAt <= now;
  if (turn.isMine) return isOver ? copy.mineOver(until) : copy.mine(until);
  return isOver ? copy.theirsOver(name, until) : copy.theirs(name, until);
}

const closedText = (isMine: boolean, name: string) =>
  `${isMine ? copy.closed.mine(name) : copy.closed.theirs}${copy.closed.reopen}`;
