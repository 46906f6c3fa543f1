import { type RecruitmentStatus, recruitmentStatusLabels } from "@tefuda/domain/recruitment/states";
import { Badge, type BadgeTone } from "@/ui/badge";

const tones = {
  draft: "indigo",
  published: "pine",
  paused: "gold",
  closed: "neutral",
} as const satisfies Record<RecruitmentStatus, BadgeTone>;

/** Where a position stands, in a word. */
export function StatusBadge({ status }: { status: RecruitmentStatus }) {
  return <Badge tone={tones[status]}>{recruitmentStatusLabels[status]}</Badge>;
}
