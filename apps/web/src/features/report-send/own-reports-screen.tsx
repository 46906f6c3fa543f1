"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { reportReasonLabels } from "@tefuda/domain/report/constants";
import { formatDateTime } from "@tefuda/domain/time/format.ja";
import { nextPage } from "@/platform/next-page";
import { type Outputs, useTRPC } from "@/platform/trpc";
import { Badge } from "@/ui/badge";
import { Card } from "@/ui/card";
import { DescriptionList } from "@/ui/description-list";
import { EmptyState } from "@/ui/empty-state";
import { PageHeader } from "@/ui/page-header";
import { PagedList } from "@/ui/paged-list";
import { PageContainer } from "@/ui/shell/page-container";
import { ownReportsCopy as copy } from "./own-copy.ja";

type OwnReport = Outputs["report"]["listOwn"]["items"][number];

/** What one has reported, and when operators read the messages that came with it. */
export function OwnReportsScreen() {
  return (
    <PageContainer width="narrow">
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        back={{ href: "/mypage", label: copy.back }}
      />
      <OwnReports />
    </PageContainer>
  );
}

function OwnReports() {
  const trpc = useTRPC();
  const own = useInfiniteQuery(trpc.report.listOwn.infiniteQueryOptions({}, nextPage));
  const reports = own.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <PagedList
      list={own}
      isEmpty={reports.length === 0}
      empty={<EmptyState drawing="message" text={copy.empty} />}
      skeletons={2}
      failed={copy.failed}
    >
      <ul className="grid gap-4">
        {reports.map((report) => (
          <li key={report.id}>
            <ReportCard report={report} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
}

function ReportCard({ report }: { report: OwnReport }) {
  const { reported, createdAt, reasons, content, isHandled } = report;
  return (
    <Card as="article" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-base">{reported.name}</h2>
          {reported.companyName && <p className="text-ink-2 text-sm">{reported.companyName}</p>}
          <p className="text-ink-2 text-xs tabular-nums">
            {copy.receivedAt(formatDateTime(createdAt))}
          </p>
        </div>
        <Badge tone={isHandled ? "pine" : "neutral"}>
          {isHandled ? copy.handled : copy.received}
        </Badge>
      </div>
      <DescriptionList
        empty={copy.noContent}
        items={[
          {
            term: copy.reasons,
            value: reasons.map((reason) => reportReasonLabels[reason]).join("、"),
          },
          { term: copy.content, value: content },
          { term: copy.consent, value: <Consent report={report} /> },
        ]}
      />
    </Card>
  );
}

function Consent({ report: { shareMessages, readAt } }: { report: OwnReport }) {
  if (!shareMessages) return copy.notAgreed;
  return (
    <>
      <p>{copy.agreed}</p>
      {readAt.length === 0 ? (
        <p className="text-ink-2 text-sm">{copy.notReadYet}</p>
      ) : (
        <ul className="text-ink-2 text-sm tabular-nums">
          {readAt.map((at) => (
            <li key={at.getTime()}>{copy.readAt(formatDateTime(at))}</li>
          ))}
        </ul>
      )}
    </>
  );
}
