import { type ReportReason, reportReasonLabels } from "@tefuda/domain/report/constants";
import { isUrgentReport } from "@tefuda/domain/report/policy";
import { isWaitingReport } from "@tefuda/domain/report/queue";
import { type ReportStatus, reportStatusLabels } from "@tefuda/domain/report/states";
import { Badge, type BadgeTone } from "@/ui/badge";
import { reportCopy as copy } from "./copy.ja";

const tones: Record<ReportStatus, BadgeTone> = {
  open: "accent",
  investigating: "indigo",
  actioned: "pine",
  dismissed: "neutral",
};

export function ReportStatusBadge({ status }: { status: ReportStatus }) {
  return <Badge tone={tones[status]}>{reportStatusLabels[status]}</Badge>;
}

/** Why somebody was reported, one badge a reason. */
export function ReasonBadges({ reasons }: { reasons: readonly ReportReason[] }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {reasons.map((reason) => (
        <Badge key={reason} tone={reason === "inappropriateSpeech" ? "danger" : "neutral"}>
          {reportReasonLabels[reason]}
        </Badge>
      ))}
    </span>
  );
}

interface DueBadgeProps {
  status: ReportStatus;
  reasons: readonly ReportReason[];
  dueAt: Date;
  now: Date;
}

/** Whether the first look is late, or cannot wait for tomorrow; nothing once there was one. */
export function DueBadge({ status, reasons, dueAt, now }: DueBadgeProps) {
  if (!isWaitingReport(status)) return null;
  if (status === "open" && dueAt < now) return <Badge tone="danger">{copy.overdue}</Badge>;
  return isUrgentReport(reasons) ? <Badge tone="gold">{copy.urgent}</Badge> : null;
}
