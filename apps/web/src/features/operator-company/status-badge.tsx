import { type CompanyStatus, companyStatusLabels } from "@tefuda/domain/company/schema";
import { Badge, type BadgeTone } from "@/ui/badge";

const tones: Record<CompanyStatus, BadgeTone> = {
  active: "pine",
  suspended: "danger",
  closed: "neutral",
};

export function StatusBadge({ status }: { status: CompanyStatus }) {
  return <Badge tone={tones[status]}>{companyStatusLabels[status]}</Badge>;
}
