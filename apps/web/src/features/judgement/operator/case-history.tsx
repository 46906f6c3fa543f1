import { formatDateTime } from "@tefuda/domain/time/format.ja";
import { SectionCard } from "@/ui/section-card";
import { judgementCopy } from "../copy.ja";
import type { JudgementCase } from "./judgement-case";
import { StatusBadge } from "./status-badge";

const { operator: copy } = judgementCopy;

/** Every step of the case, the newest first. */
export function CaseHistory({ found: { judgement } }: { found: JudgementCase }) {
  return (
    <SectionCard title={copy.history}>
      <ol className="grid gap-3">
        {judgement.history.map(({ status, at, operatorName }) => (
          <li key={`${at.toISOString()} ${status}`} className="grid gap-0.5 text-sm">
            <span className="flex flex-wrap items-center gap-2">
              <StatusBadge status={status} />
              <span className="text-ink-2">{operatorName ?? copy.columns.name}</span>
            </span>
            <time className="text-ink-3 text-xs tabular-nums" dateTime={at.toISOString()}>
              {formatDateTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
