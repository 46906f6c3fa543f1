"use client";

import { useMutation } from "@tanstack/react-query";
import { formatDateTime } from "@tefuda/domain/time/format.ja";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { FieldError } from "@/ui/field-parts";
import { SectionCard } from "@/ui/section-card";
import { useShortcuts } from "@/ui/use-shortcuts";
import { reportCopy } from "./copy.ja";
import type { ReportCase } from "./report-case";
import { ReportedMessages } from "./reported-messages";

const copy = reportCopy.messages;

/** The messages that the reporter agreed to show, after a press that is logged; and who read them so far. */
export function CaseMessages({ report }: { report: ReportCase }) {
  const { id: reportId, shareMessages, messageCount, readings } = report;
  const trpc = useTRPC();
  const read = useMutation(trpc.report.readMessages.mutationOptions({ meta: { ownErrors: true } }));
  const show = () => {
    if (shareMessages && !read.data && !read.isPending) read.mutate({ reportId });
  };
  useShortcuts({ m: show });
  if (!shareMessages)
    return (
      <SectionCard title={copy.title}>
        <p className="text-ink-2 text-sm">{copy.notShared}</p>
      </SectionCard>
    );
  return (
    <SectionCard title={copy.title} lead={copy.lead(messageCount)}>
      {read.data ? (
        <ReportedMessages reportId={reportId} evidence={read.data} />
      ) : (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={read.isPending}
          onClick={show}
        >
          {copy.show}
        </Button>
      )}
      {read.isError && <FieldError>{copy.failed}</FieldError>}
      <div className="grid gap-2">
        <h3 className="font-normal text-ink-2 text-sm">{copy.readings}</h3>
        {readings.length === 0 && !read.data ? (
          <p className="text-ink-3 text-sm">{copy.noReadings}</p>
        ) : (
          <ul className="grid gap-1 text-sm tabular-nums">
            {readings.map((reading) => (
              <li key={reading.id}>
                {formatDateTime(reading.at)} {reading.operatorName}
              </li>
            ))}
          </ul>
        )}
      </div>
    </SectionCard>
  );
}
