"use client";

import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { useTRPC } from "@/platform/trpc";
import { Card } from "@/ui/card";
import { Skeleton } from "@/ui/skeleton";
import {
  FactLine,
  occupationLine,
  SkillTags,
  StateBadge,
  WillingnessBadges,
} from "../candidate-facts";
import { candidateCopy } from "../copy.ja";
import { NoteMark } from "../note-mark";
import type { Candidate } from "../types";
import { deckCopy as copy } from "./copy.ja";
import { type Side, useDrag } from "./use-drag";

interface DeckCardProps {
  candidate: Candidate;
  onSwipe: (side: Side) => void;
}

/** The card on top: who someone is in work, as much as a decision needs. */
export function DeckCard({ candidate, onSwipe }: DeckCardProps) {
  const { x, side, isHeld, handlers } = useDrag(onSwipe);
  return (
    <div
      {...handlers}
      style={{ transform: x === 0 ? undefined : `translateX(${x}px) rotate(${x / 40}deg)` }}
      className={clsx(
        "relative touch-pan-y",
        !isHeld && "transition-transform duration-200 ease-out motion-reduce:transition-none",
      )}
    >
      <Card
        as="article"
        className="grid animate-rise gap-4 shadow-high motion-reduce:animate-none group-focus-visible/deck:outline-2 group-focus-visible/deck:outline-focus group-focus-visible/deck:outline-offset-2"
      >
        <header className="grid gap-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2 text-xs">
            <span className="tabular-nums">{candidate.name}</span>
            <StateBadge state={candidate.state} />
            <NoteMark count={candidate.noteCount} />
          </p>
          <h2 className="text-xl">{occupationLine(candidate)}</h2>
          <FactLine candidate={candidate} />
        </header>
        <WillingnessBadges candidate={candidate} />
        <SkillTags skills={candidate.skills} />
        <Story candidate={candidate} />
      </Card>
      {side && (
        <p
          aria-hidden="true"
          className={clsx(
            "absolute top-5 rounded-md border-2 bg-surface px-3 py-1 font-bold",
            side === "left" ? "right-5 border-ink-2 text-ink-2" : "left-5 border-gold text-gold",
          )}
        >
          {side === "left" ? copy.drag.skip : copy.drag.keep}
        </p>
      )}
    </div>
  );
}

/** What someone says of themselves and has done; the excerpt until all of it has come. */
function Story({ candidate: { jokerId, excerpt } }: { candidate: Candidate }) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.candidate.getJokerForCompany.queryOptions({ jokerId }));
  if (!data)
    return (
      <div className="grid min-h-48 content-start gap-3" aria-busy="true">
        <span className="sr-only">{copy.more}</span>
        {excerpt && <p className="text-sm">{excerpt}</p>}
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-4/5" />
      </div>
    );
  return (
    <div className="grid min-h-48 content-start gap-4">
      <section className="grid gap-1">
        <h3 className="text-ink-2 text-xs">{candidateCopy.sections.introduction}</h3>
        <p className="line-clamp-6 whitespace-pre-line text-sm">
          {data.introduction || candidateCopy.noIntroduction}
        </p>
      </section>
      {data.careers.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-ink-2 text-xs">{candidateCopy.sections.careers}</h3>
          <ol className="grid gap-2">
            {data.careers.slice(0, 2).map((career) => (
              <li key={career.id} className="border-line border-l-2 pl-3 text-sm">
                {career.position && <p className="font-semibold">{career.position}</p>}
                {career.business && <p className="line-clamp-2 text-ink-2">{career.business}</p>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
