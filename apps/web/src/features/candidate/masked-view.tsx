import { Card } from "@/ui/card";
import { FactLine, occupationLine, SkillTags, WillingnessBadges } from "./candidate-facts";
import { DetailSections } from "./detail-sections";
import type { MaskedProfile } from "./types";

/** A candidate's card and page to look at, without what a company can do with them. */
export function MaskedView({ candidate }: { candidate: MaskedProfile }) {
  return (
    <div className="grid gap-6">
      <Card className="grid gap-2.5">
        <p className="text-ink-2 text-sm">{candidate.name}</p>
        <h2 className="text-lg">{occupationLine(candidate)}</h2>
        <FactLine candidate={candidate} />
        <WillingnessBadges candidate={candidate} />
        <SkillTags skills={candidate.skills} />
        {candidate.excerpt && <p className="text-sm">{candidate.excerpt}</p>}
      </Card>
      <DetailSections candidate={candidate} />
    </div>
  );
}
