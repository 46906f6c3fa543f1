"use client";

import { formatMonth, usageCsv, usageNote } from "@tefuda/domain/usage/labels.ja";
import { monthChoices } from "@tefuda/domain/usage/schema";
import { Download } from "lucide-react";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { Field } from "@/ui/field";
import { PageHeader } from "@/ui/page-header";
import { saveFile } from "@/ui/save-file";
import { SectionCard } from "@/ui/section-card";
import { Select } from "@/ui/select";
import { PageContainer } from "@/ui/shell/page-container";
import { SkeletonCards } from "@/ui/skeleton";
import { usageCopy as copy } from "./copy.ja";
import { QuotaCard } from "./quota-card";
import type { Usage } from "./types";
import { UsageCharts } from "./usage-charts";
import { UsageTable } from "./usage-table";
import { UsageTotals } from "./usage-totals";
import { useUsage } from "./use-usage";

/** What the company did and what came of it, for its admins (spec 6 · See usage). */
export function UsageScreen() {
  const { query, from, to, now, choose } = useUsage();
  const months = monthChoices(now).map((key) => ({ value: key, label: formatMonth(key) }));
  const usage = query.data;
  const download = (shown: Usage) =>
    saveFile(copy.fileName(shown.from, shown.to), usageCsv(shown), "text/csv");
  return (
    <PageContainer width="wide">
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={
          <Button
            variant="secondary"
            icon={<Download className="size-4" aria-hidden="true" />}
            disabled={!usage || query.isPlaceholderData}
            onClick={() => usage && download(usage)}
          >
            {copy.csv}
          </Button>
        }
      />
      <fieldset className="grid max-w-lg grid-cols-2 gap-4">
        <legend className="sr-only">{copy.range}</legend>
        <Field label={copy.from}>
          <Select
            placeholder={false}
            value={from}
            options={months}
            onChange={({ target }) => choose({ from: target.value })}
          />
        </Field>
        <Field label={copy.to}>
          <Select
            placeholder={false}
            value={to}
            options={months}
            onChange={({ target }) => choose({ to: target.value })}
          />
        </Field>
      </fieldset>
      {usage ? (
        <Shown usage={usage} isOld={query.isPlaceholderData} />
      ) : query.isError ? (
        <ErrorState onRetry={() => query.refetch()} busy={query.isFetching} />
      ) : (
        <SkeletonCards count={4} />
      )}
    </PageContainer>
  );
}

function Shown({ usage, isOld }: { usage: Usage; isOld: boolean }) {
  const { report, members, positions, quota } = usage;
  return (
    <div aria-busy={isOld} className="grid gap-6">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <UsageTotals total={report.total} />
        <QuotaCard quota={quota} />
      </div>
      <UsageCharts months={report.months} />
      <SectionCard title={copy.byMember}>
        <UsageTable kind="member" names={members} groups={report.members} />
      </SectionCard>
      <SectionCard title={copy.byPosition}>
        <UsageTable kind="position" names={positions} groups={report.positions} />
      </SectionCard>
      <div className="grid gap-1 text-ink-2 text-xs">
        <p>{usageNote}</p>
        <p>{copy.cohort}</p>
      </div>
    </div>
  );
}
