"use client";

import { useQuery } from "@tanstack/react-query";
import { formatDateTime } from "@tefuda/domain/time/format.ja";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useLiveDoc } from "@/platform/live/use-live-doc";
import { useZoned } from "@/platform/local-time";
import { type Outputs, useTRPCClient } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { KeyHelp } from "@/ui/key-help";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { SkeletonCards } from "@/ui/skeleton";
import { useShortcuts } from "@/ui/use-shortcuts";
import { CaseContent } from "./case-content";
import { CaseMessages } from "./case-messages";
import { reportCopy as copy } from "./copy.ja";
import { DecisionCard } from "./decision-card";
import { EarlierReports } from "./earlier-reports";
import { DueBadge, ReportStatusBadge } from "./report-badges";
import type { ReportCase } from "./report-case";
import { UserSanctions } from "./sanction/user-sanctions";

/** One report: what was said about whom, and beside it what is done about it. Opening it is logged. */
export function ReportCaseScreen({ reportId }: { reportId: string }) {
  const client = useTRPCClient();
  const [version, setVersion] = useState(0);
  const { data, isError, isFetching, refetch } = useQuery<Outputs["report"]["open"]>({
    queryKey: ["report", "case", reportId],
    queryFn: () => client.report.open.mutate({ reportId }),
    // Every view is logged, so nothing opens it behind the operator's back.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  useLiveDoc(`report-case:${reportId}`, ({ lockVersion }) => setVersion(lockVersion));
  const reload = () => void refetch();
  if (!data)
    return (
      <PageContainer width="wide">
        {isError ? (
          <ErrorState text={copy.caseFailed} busy={isFetching} onRetry={reload} />
        ) : (
          <SkeletonCards count={3} />
        )}
      </PageContainer>
    );
  return (
    <PageContainer width="wide">
      <CaseHead report={data} />
      {version > data.lockVersion && (
        <Banner
          inset
          tone="warning"
          action={
            <Button size="sm" variant="secondary" busy={isFetching} onClick={reload}>
              {copy.reload}
            </Button>
          }
        >
          {copy.changed}
        </Banner>
      )}
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="grid min-w-0 gap-6">
          <CaseContent report={data} />
          <CaseMessages key={data.readings.length} report={data} />
          <EarlierReports report={data} />
        </div>
        <div className="grid min-w-0 gap-6">
          <DecisionCard report={data} onReload={reload} />
          {data.reportedUserId && data.reported.isThere && (
            <UserSanctions userId={data.reportedUserId} />
          )}
        </div>
      </div>
    </PageContainer>
  );
}

function CaseHead({ report }: { report: ReportCase }) {
  const router = useRouter();
  const now = useNow();
  const zoned = useZoned();
  useShortcuts({ Escape: () => router.push("/operator/reports") });
  const { reported, status, createdAt, dueAt } = report;
  return (
    <div className="grid gap-3">
      <PageHeader
        title={copy.caseTitle(reported.name)}
        back={{ href: "/operator/reports", label: copy.back }}
        actions={<KeyHelp keys={copy.caseKeys} />}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2 text-sm tabular-nums">
        <ReportStatusBadge status={status} />
        <DueBadge {...report} now={now} />
        <span>{copy.receivedAt(formatDateTime(createdAt))}</span>
        <span>{copy.dueAt(zoned(formatDateTime(dueAt), dueAt))}</span>
      </div>
    </div>
  );
}
