import { judgementStatusLabels } from "@tefuda/domain/judgement/labels.ja";
import type { JudgementStatus } from "@tefuda/domain/judgement/states";
import { Badge, type BadgeTone } from "@/ui/badge";

const tones: Record<JudgementStatus, BadgeTone> = {
  requested: "accent",
  reviewing: "indigo",
  remanded: "gold",
  passed: "pine",
  rejected: "neutral",
};

export function StatusBadge({ status }: { status: JudgementStatus }) {
  return <Badge tone={tones[status]}>{judgementStatusLabels[status].operator}</Badge>;
}
