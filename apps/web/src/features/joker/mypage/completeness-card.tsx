import { missingSections } from "@tefuda/domain/joker/completeness-hints.ja";
import type { ProfileSection } from "@tefuda/domain/joker/profile-sections.ja";
import { Badge } from "@/ui/badge";
import { ButtonLink } from "@/ui/button-link";
import { Progress } from "@/ui/progress";
import { SectionCard } from "@/ui/section-card";
import { mypageCopy } from "./copy.ja";
import { editPath } from "./profile-groups";

const { profile: copy } = mypageCopy;
const SHOWN = 3;

/** How much of the profile is there, what is missing, and why it helps to fill it in. */
export function CompletenessCard({ sections }: { sections: readonly ProfileSection[] }) {
  const missing = missingSections(sections);
  const done = sections.length - missing.length;
  const rest = missing.slice(SHOWN);
  return (
    <SectionCard
      title={copy.completeness}
      lead={missing.length > 0 ? copy.missingLead : copy.complete}
    >
      <Progress
        showLabel
        tone="pine"
        label={copy.progress(done, sections.length)}
        value={done}
        max={sections.length}
      />
      {missing.length > 0 && (
        <div className="grid">
          <MissingList missing={missing.slice(0, SHOWN)} />
          {rest.length > 0 && (
            <details className="border-line border-t">
              <summary className="flex min-h-11 items-center py-2 font-semibold text-indigo text-sm">
                {copy.more(rest.length)}
              </summary>
              <MissingList missing={rest} />
            </details>
          )}
        </div>
      )}
    </SectionCard>
  );
}

function MissingList({ missing }: { missing: ReturnType<typeof missingSections> }) {
  return (
    <ul className="grid divide-y divide-line">
      {missing.map(({ step, title, hint, isRequired }) => (
        <li key={step} className="flex items-center gap-3 py-3 crowded:flex-wrap">
          <div className="grid min-w-0 flex-1 gap-0.5 crowded:basis-full">
            <p className="flex flex-wrap items-center gap-2 font-semibold text-sm">
              {title}
              {isRequired && <Badge tone="accent">{copy.required}</Badge>}
            </p>
            <p className="text-ink-2 text-xs">{hint}</p>
          </div>
          <ButtonLink
            href={editPath(step)}
            size="sm"
            variant="secondary"
            className="shrink-0"
            aria-label={copy.enterLabel(title)}
          >
            {copy.enter}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
