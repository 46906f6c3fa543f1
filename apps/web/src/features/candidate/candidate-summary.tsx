import { ScrollBox } from "@/ui/scroll-box";
import { SectionCard } from "@/ui/section-card";
import { FactLine, occupationLine, SkillTags, WillingnessBadges } from "./candidate-facts";
import { candidateCopy as copy } from "./copy.ja";
import type { CandidateProfile } from "./types";

/** What one has to have in view while writing to a candidate. */
export function CandidateSummary({ candidate }: { candidate: CandidateProfile }) {
  return (
    <ScrollBox className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:max-h-[calc(100dvh-var(--header-height)-3rem)] lg:overflow-y-auto">
      <SectionCard title={occupationLine(candidate)} lead={candidate.name}>
        <div className="grid gap-3">
          <FactLine candidate={candidate} />
          <WillingnessBadges candidate={candidate} />
          <SkillTags skills={candidate.skills} />
        </div>
        {candidate.introduction && (
          <section className="grid gap-1">
            <h3 className="text-ink-2 text-sm">{copy.sections.introduction}</h3>
            <p className="whitespace-pre-line text-sm">{candidate.introduction}</p>
          </section>
        )}
        {candidate.careers.length > 0 && (
          <section className="grid gap-2">
            <h3 className="text-ink-2 text-sm">{copy.sections.careers}</h3>
            <ul className="grid gap-2 text-sm">
              {candidate.careers.map((career) => (
                <li key={career.id}>
                  {career.position && <p className="font-semibold">{career.position}</p>}
                  {career.business && <p className="text-ink-2">{career.business}</p>}
                </li>
              ))}
            </ul>
          </section>
        )}
      </SectionCard>
    </ScrollBox>
  );
}
