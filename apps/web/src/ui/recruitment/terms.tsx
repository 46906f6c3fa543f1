import { recruitmentTexts } from "@tefuda/domain/recruitment/labels.ja";
import { formatDate } from "@tefuda/domain/time/format.ja";
import { DescriptionList } from "../description-list.tsx";
import { SectionCard } from "../section-card.tsx";
import { conditionGroups } from "./condition-groups.ts";
import type { Conditions } from "./conditions.ts";
import { termsCopy as copy } from "./copy.ja.ts";

export interface RecruitmentTermsProps {
  content: Conditions;
  publishedAt: Date | null;
  lastConfirmedAt: Date | null;
  /** What stands under the title; without it the reader is told that these are the law's items. */
  lead?: string;
}

/** Every condition of a position, in groups, with the days on which it was published and confirmed. */
export function RecruitmentTerms(props: RecruitmentTermsProps) {
  const { content, publishedAt, lastConfirmedAt, lead = copy.lead } = props;
  const dates = [
    { term: recruitmentTexts.publishedAt, value: publishedAt && formatDate(publishedAt) },
    {
      term: recruitmentTexts.lastConfirmedAt,
      value: lastConfirmedAt && formatDate(lastConfirmedAt),
    },
  ].filter(({ value }) => value);
  return (
    <SectionCard title={copy.title} lead={lead}>
      <div className="grid gap-8">
        {conditionGroups(content).map(({ key, title, terms }) => (
          <section key={key} className="grid gap-3">
            <h3 className="border-line border-b pb-2 text-base">{title}</h3>
            <DescriptionList items={key === "employer" ? [...terms, ...dates] : terms} />
          </section>
        ))}
      </div>
    </SectionCard>
  );
}
