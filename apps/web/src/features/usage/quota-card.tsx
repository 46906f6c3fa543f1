import { Progress } from "@/ui/progress";
import { SectionCard } from "@/ui/section-card";
import { usageCopy } from "./copy.ja";
import type { Usage } from "./types";

const copy = usageCopy.quota;

/** What can still be sent this month, whichever months are looked at. */
export function QuotaCard({ quota: { granted, remaining } }: Pick<Usage, "quota">) {
  return (
    <SectionCard title={copy.title} lead={copy.reset}>
      <div className="grid gap-2">
        <p className="text-lg tabular-nums">{copy.left(remaining, granted)}</p>
        <Progress
          label={copy.used}
          value={granted - remaining}
          max={Math.max(1, granted)}
          tone={remaining === 0 ? "accent" : "indigo"}
        />
      </div>
    </SectionCard>
  );
}
