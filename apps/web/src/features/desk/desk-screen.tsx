"use client";

import { useQuery } from "@tanstack/react-query";
import { can } from "@tefuda/domain/policy/can";
import type { Action } from "@tefuda/domain/policy/permissions";
import { formatListTime } from "@tefuda/domain/time/format.ja";
import { DAY_MS, MINUTE_MS } from "@tefuda/domain/time/units";
import type { ReactNode } from "react";
import { useReread } from "@/platform/live/use-reread";
import { useSession } from "@/platform/session/session-provider";
import { type Outputs, useTRPC } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { Badge } from "@/ui/badge";
import { ButtonLink } from "@/ui/button-link";
import { ErrorState } from "@/ui/error-state";
import { PageHeader } from "@/ui/page-header";
import { SectionCard } from "@/ui/section-card";
import { PageContainer } from "@/ui/shell/page-container";
import { SkeletonCards } from "@/ui/skeleton";
import { deskCopy as copy } from "./copy.ja";
import { DeskCard } from "./desk-card";
import { duration } from "./duration";

type Desk = Outputs["monitoring"]["desk"];

const ERRORS_AGAIN_MS = 60_000;

/** What waits on the operator's desk, live. */
export function DeskScreen() {
  const trpc = useTRPC();
  const desk = useQuery(
    trpc.monitoring.desk.queryOptions(undefined, { refetchInterval: ERRORS_AGAIN_MS }),
  );
  useReread("desk", trpc.monitoring.desk.queryKey());
  return (
    <PageContainer width="wide">
      <PageHeader title={copy.title} lead={copy.lead} />
      {desk.isPending && <SkeletonCards count={4} />}
      {desk.isError && !desk.data && (
        <ErrorState
          text={copy.loadFailed}
          busy={desk.isFetching}
          onRetry={() => void desk.refetch()}
        />
      )}
      {desk.data && <Cards desk={desk.data} />}
      <QuickLinks />
    </PageContainer>
  );
}

/** Of what the reader's role does not open, the server answers nothing. */
function Cards({ desk }: { desk: Desk }) {
  const now = useNow();
  const next = ({ at }: { at: Date | null }) =>
    at ? copy.next(formatListTime(at, now)) : copy.nothing;
  const { judgements, reports, inquiries, articles, announces } = desk;
  const hasWork = judgements ?? reports ?? inquiries;
  const hasPlans = articles ?? announces ?? desk.errorsToday;
  return (
    <>
      {hasWork !== null && (
        <Group id="waiting" title={copy.waiting}>
          {judgements && (
            <DeskCard title={copy.judgements} href="/operator/judgements" count={judgements.count}>
              <Waits {...judgements} now={now} />
            </DeskCard>
          )}
          {reports && (
            <DeskCard title={copy.reports} href="/operator/reports" count={reports.count}>
              <Waits {...reports} now={now} />
            </DeskCard>
          )}
          {inquiries && (
            <DeskCard title={copy.inquiries} href="/operator/inquiries" count={inquiries.count}>
              <Waits {...inquiries} now={now} />
            </DeskCard>
          )}
          {desk.identityRequests !== null && (
            <DeskCard
              title={copy.identities}
              href="/operator/companies"
              count={desk.identityRequests}
            />
          )}
          {desk.supportUnread !== null && (
            <DeskCard
              title={copy.support}
              href="/operator/matchings?tab=unread"
              count={desk.supportUnread}
            />
          )}
        </Group>
      )}
      {hasPlans !== null && (
        <Group id="coming" title={copy.coming}>
          {articles && (
            <DeskCard
              title={copy.articles}
              href="/operator/articles?status=planned"
              count={articles.count}
            >
              <p>{next(articles)}</p>
            </DeskCard>
          )}
          {announces && (
            <DeskCard
              title={copy.announces}
              href="/operator/announces?state=planned"
              count={announces.count}
            >
              <p>{next(announces)}</p>
            </DeskCard>
          )}
          {desk.errorsToday !== null && (
            <DeskCard
              title={copy.errors}
              href="/operator/error-logs?days=1"
              count={desk.errorsToday}
            />
          )}
        </Group>
      )}
    </>
  );
}

interface GroupProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Group({ id, title, children }: GroupProps) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">{children}</ul>
    </section>
  );
}

interface WaitsProps {
  dueAt: Date | null;
  medianMs: number | null;
  now: Date;
}

function Waits({ dueAt, medianMs, now }: WaitsProps): ReactNode {
  const left = dueAt ? dueAt.getTime() - now.getTime() : Number.POSITIVE_INFINITY;
  return (
    <>
      {dueAt && (
        <p className="flex flex-wrap items-center gap-2">
          {left < 0 && <Badge tone="danger">{copy.overdue}</Badge>}
          {left >= 0 && left < DAY_MS && <Badge tone="gold">{copy.soon}</Badge>}
          {/* A deadline at midnight is the end of the day before. */}
          {copy.due(formatListTime(new Date(dueAt.getTime() - MINUTE_MS), now))}
        </p>
      )}
      <p>{medianMs === null ? copy.noMedian : copy.median(duration(medianMs))}</p>
    </>
  );
}

const links: readonly { needs: Action; href: string; label: string }[] = [
  { needs: "article:write", href: "/operator/articles/new", label: copy.quick.article },
  { needs: "announce:write", href: "/operator/announces", label: copy.quick.announce },
  { needs: "support:start", href: "/operator/matchings", label: copy.quick.support },
  { needs: "operator:oversee", href: "/operator/jokers", label: copy.quick.joker },
  { needs: "operator:oversee", href: "/operator/companies", label: copy.quick.company },
  { needs: "operator:logs", href: "/operator/audit-logs", label: copy.quick.audit },
];

function QuickLinks() {
  const me = useSession();
  const open = links.filter(({ needs }) => can(me, needs));
  if (open.length === 0) return null;
  return (
    <SectionCard title={copy.links}>
      <ul className="flex flex-wrap gap-3">
        {open.map(({ href, label }) => (
          <li key={href}>
            <ButtonLink href={href} variant="secondary">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
