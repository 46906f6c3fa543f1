"use client";

import { formatMonthDay } from "@tefuda/domain/time/format.ja";
import { useRefusal } from "@/platform/session/use-refusal";
import { ButtonLink } from "@/ui/button-link";
import { Card } from "@/ui/card";
import { CardLink } from "@/ui/card-link";
import { CandidateButtons } from "./candidate-buttons";
import {
  FactLine,
  occupationLine,
  SkillTags,
  StateBadge,
  WillingnessBadges,
} from "./candidate-facts";
import { candidateCopy as copy } from "./copy.ja";
import { NoteMark } from "./note-mark";
import type { Candidate } from "./types";
import type { CandidateActions } from "./use-candidate-actions";

interface CandidateRowProps {
  candidate: Candidate;
  actions: CandidateActions;
  canSkip?: boolean;
  /** The candidate's page. */
  href: string;
}

/** One candidate of a list: who they are in work, how willing, and what can be done. */
export function CandidateRow({ candidate, actions, canSkip = false, href }: CandidateRowProps) {
  const { jokerId, name, state, keep, excerpt } = candidate;
  const refusal = useRefusal("offer:send");
  const isOfferable = state !== "hidden" && state !== "matched" && state !== "offered";
  return (
    <Card
      as="article"
      pad="none"
      lift
      className="grid gap-x-6 gap-y-3 px-5 py-3.5 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="grid min-w-0 content-start gap-1.5">
        <header className="grid gap-0.5">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2 text-xs">
            <span className="tabular-nums">{name}</span>
            <StateBadge state={state} />
            <NoteMark count={candidate.noteCount} />
            {keep && !keep.isOwn && <span>{copy.keptBy(keep.aceName)}</span>}
            {keep?.isOwn && keep.expiresAt && (
              <span>{copy.keepUntil(formatMonthDay(keep.expiresAt))}</span>
            )}
          </p>
          <div className="flex flex-wrap items-baseline gap-x-4">
            <h2 className="text-base">
              <CardLink href={href}>
                {occupationLine(candidate)}
                <span className="sr-only">{name}</span>
              </CardLink>
            </h2>
            <FactLine candidate={candidate} />
          </div>
        </header>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <WillingnessBadges candidate={candidate} />
          <SkillTags skills={candidate.skills} />
        </div>
        {excerpt && <p className="line-clamp-2 text-ink-2 text-sm">{excerpt}</p>}
      </div>
      {/* Above the link that covers the card. */}
      <div className="relative z-1 flex items-center gap-1 justify-self-end md:flex-col md:items-end md:justify-between">
        <div className="flex gap-1">
          <CandidateButtons
            candidate={candidate}
            actions={actions}
            canSkip={canSkip}
            isLabelled={state === "hidden"}
          />
        </div>
        {isOfferable && (
          <ButtonLink
            href={`/users/${jokerId}/offer`}
            variant="secondary"
            size="sm"
            refusal={refusal}
            className="phone:hidden"
            aria-label={copy.of(name, copy.offer)}
          >
            {copy.offer}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
