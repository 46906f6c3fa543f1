import { reportActionLabels } from "@tefuda/domain/report/constants";
import { formatDateTime } from "@tefuda/domain/time/format.ja";
import { SectionCard } from "@/ui/section-card";
import { TextLink } from "@/ui/text-link";
import { reportCopy as copy } from "./copy.ja";
import { ReasonBadges, ReportStatusBadge } from "./report-badges";
import { type ReportCase, reportPath } from "./report-case";

/** What was reported about the same person before. */
export function EarlierReports({ report }: { report: ReportCase }) {
  const { earlier, earlierCount } = report.reported;
  return (
    <SectionCard title={copy.earlier(earlierCount)}>
      {earlier.length === 0 ? (
        <p className="text-ink-2 text-sm">{copy.noEarlier}</p>
      ) : (
        <ul className="grid gap-3">
          {earlier.map(({ id, createdAt, reasons, status, action }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
              <TextLink href={reportPath(id)} className="tabular-nums">
                {formatDateTime(createdAt)}
              </TextLink>
              <ReasonBadges reasons={reasons} />
              <ReportStatusBadge status={status} />
              {action && action !== "none" && <span>{reportActionLabels[action]}</span>}
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
