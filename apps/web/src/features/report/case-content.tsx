import type { ReactNode } from "react";
import { Badge } from "@/ui/badge";
import { SectionCard } from "@/ui/section-card";
import { TextLink } from "@/ui/text-link";
import { reportCopy as copy } from "./copy.ja";
import { ReasonBadges } from "./report-badges";
import type { ReportCase } from "./report-case";

/** Who reported whom, why, and in which words. */
export function CaseContent({ report }: { report: ReportCase }) {
  const { reporter, reported, reasons, content, reportedUserId } = report;
  return (
    <SectionCard title={copy.content}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Person label={copy.reported} person={reported}>
          {!reported.isThere && <Badge>{copy.standing.gone}</Badge>}
          {reported.isSuspended && <Badge tone="danger">{copy.standing.suspended}</Badge>}
          {reported.isRestricted && <Badge tone="gold">{copy.standing.restricted}</Badge>}
          {reported.kind === "joker" && reported.isThere && (
            <TextLink
              className="text-sm"
              href={`/operator/jokers/${reportedUserId}?purpose=report`}
            >
              {copy.openRecord}
            </TextLink>
          )}
        </Person>
        <Person label={copy.reporter} person={reporter}>
          <span className="text-ink-2 text-sm tabular-nums">{copy.sentReports(reporter.sent)}</span>
        </Person>
      </div>
      <div className="grid gap-2">
        <h3 className="font-normal text-ink-2 text-sm">{copy.reasons}</h3>
        <ReasonBadges reasons={reasons} />
      </div>
      {content ? (
        <p className="whitespace-pre-line rounded-md bg-sunken px-4 py-3">{content}</p>
      ) : (
        <p className="text-ink-3 text-sm">{copy.noContent}</p>
      )}
    </SectionCard>
  );
}

interface PersonProps {
  label: string;
  person: Pick<ReportCase["reporter"], "kind" | "name" | "companyName">;
  children: ReactNode;
}

function Person({ label, person, children }: PersonProps) {
  return (
    <div className="grid content-start gap-1">
      <h3 className="font-normal text-ink-2 text-sm">{label}</h3>
      <p className="font-semibold">{person.name}</p>
      <p className="text-ink-2 text-sm">{person.companyName ?? copy.kinds[person.kind]}</p>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}
