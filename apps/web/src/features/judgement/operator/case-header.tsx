"use client";

import { formatMonthDay } from "@tefuda/domain/time/format.ja";
import { lastDayOf } from "@tefuda/domain/time/jst";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useNow } from "@/platform/use-now";
import { Badge } from "@/ui/badge";
import { ButtonLink } from "@/ui/button-link";
import { KeyHelp } from "@/ui/key-help";
import { PageHeader } from "@/ui/page-header";
import { judgementCopy } from "../copy.ja";
import { casePath, type JudgementCase } from "./judgement-case";
import { StatusBadge } from "./status-badge";
import { urgency, waitingTime } from "./waiting";

const { operator: copy } = judgementCopy;

/** Whose case it is, how long it has waited, and the way to the neighbours. */
export function CaseHeader({ found }: { found: JudgementCase }) {
  const now = useNow();
  const { judgement, profile, previousJokerId, nextJokerId } = found;
  const isOpen = judgement.status === "requested" || judgement.status === "reviewing";
  const late = isOpen ? urgency(judgement.deadline, now) : undefined;
  return (
    <div className="grid gap-3">
      <PageHeader
        title={profile.name || copy.noName}
        back={{ href: "/operator/judgements", label: copy.back }}
        actions={
          <div className="flex gap-2">
            {previousJokerId && (
              <ButtonLink
                href={casePath(previousJokerId)}
                variant="secondary"
                size="sm"
                icon={<ChevronLeft className="size-4" aria-hidden="true" />}
              >
                {copy.previous}
              </ButtonLink>
            )}
            {nextJokerId && (
              <ButtonLink href={casePath(nextJokerId)} variant="secondary" size="sm">
                {copy.next}
                <ChevronRight className="size-4" aria-hidden="true" />
              </ButtonLink>
            )}
          </div>
        }
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2 text-sm tabular-nums">
        <StatusBadge status={judgement.status} />
        {late && <Badge tone={late === "overdue" ? "danger" : "gold"}>{copy[late]}</Badge>}
        <span>{copy.nth(judgement.requestCount)}</span>
        {isOpen && (
          <span>
            {copy.columns.waiting} {waitingTime(judgement.requestedAt, now)}
          </span>
        )}
        <span>{copy.deadline(formatMonthDay(lastDayOf(judgement.deadline)))}</span>
        <span className="ml-auto">
          <KeyHelp keys={copy.caseKeys} />
        </span>
      </div>
    </div>
  );
}
