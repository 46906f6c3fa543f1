"use client";

import { reportActionLabels } from "@tefuda/domain/report/constants";
import { isWaitingReport } from "@tefuda/domain/report/queue";
import { formatDateTime } from "@tefuda/domain/time/format.ja";
import { DescriptionList } from "@/ui/description-list";
import { SectionCard } from "@/ui/section-card";
import { reportCopy } from "./copy.ja";
import { DecisionForm } from "./decision-form";
import type { ReportCase } from "./report-case";

const copy = reportCopy.decision;

interface DecisionCardProps {
  report: ReportCase;
  onReload: () => void;
}

/** What is to be done about a report, or what was done. */
export function DecisionCard({ report, onReload }: DecisionCardProps) {
  if (isWaitingReport(report.status)) return <DecisionForm report={report} onReload={onReload} />;
  const { action, note, notice, handlerName, handledAt } = report;
  return (
    <SectionCard title={copy.title} lead={copy.decided}>
      <DescriptionList
        items={[
          { term: copy.action, value: action && reportActionLabels[action] },
          { term: copy.note, value: note },
          ...(notice ? [{ term: copy.notice, value: notice }] : []),
          {
            term: reportCopy.columns.handler,
            value:
              handlerName && handledAt && copy.decidedBy(handlerName, formatDateTime(handledAt)),
          },
        ]}
      />
    </SectionCard>
  );
}
