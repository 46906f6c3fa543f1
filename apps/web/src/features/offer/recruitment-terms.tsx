import { recruitmentTexts } from "@tefuda/domain/recruitment/labels.ja";
import { formatDate } from "@tefuda/domain/time/format.ja";
import { DescriptionList } from "@/ui/description-list";
import { SectionCard } from "@/ui/section-card";
import { changedConditions, conditionGroups } from "./condition-groups";
import { offerCopy } from "./copy.ja";
import { termsCopy as copy } from "./terms-copy.ja";
import type { JokerOfferDetail } from "./types";

type Recruitment = JokerOfferDetail["recruitment"];

/** Every condition of the position as it was when the offer was made, and what changed since. */
export function RecruitmentTerms({ recruitment }: { recruitment: Recruitment }) {
  const { content, publishedAt, lastConfirmedAt } = recruitment;
  const dates = [
    { term: recruitmentTexts.publishedAt, value: publishedAt && formatDate(publishedAt) },
    {
      term: recruitmentTexts.lastConfirmedAt,
      value: lastConfirmedAt && formatDate(lastConfirmedAt),
    },
  ].filter(({ value }) => value);
  return (
    <>
      <Changes recruitment={recruitment} />
      <SectionCard title={offerCopy.recruitment} lead={offerCopy.recruitmentLead}>
        <div className="grid gap-8">
          {conditionGroups(content).map(({ key, title, terms }) => (
            <section key={key} className="grid gap-3">
              <h3 className="border-line border-b pb-2 text-base">{title}</h3>
              <DescriptionList items={key === "employer" ? [...terms, ...dates] : terms} />
            </section>
          ))}
        </div>
      </SectionCard>
    </>
  );
}

/** The old and the new wording of what changed after the offer. */
function Changes({ recruitment: { content, current } }: { recruitment: Recruitment }) {
  const changes = current ? changedConditions(content, current) : [];
  if (changes.length === 0) return null;
  return (
    <SectionCard title={recruitmentTexts.updated} lead={copy.updatedLead}>
      <dl className="grid gap-5">
        {changes.map(({ term, before, after }) => (
          <div key={term} className="grid gap-2">
            <dt className="font-semibold text-sm">{term}</dt>
            <dd className="grid gap-2 sm:grid-cols-2">
              <Version mark={copy.before} text={before} className="bg-sunken text-ink-2" />
              <Version mark={copy.after} text={after} className="bg-gold-tint" />
            </dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}

function Version({ mark, text, className }: { mark: string; text: string; className: string }) {
  return (
    <span className={`block rounded-md px-4 py-3 text-sm ${className}`}>
      <span className="block font-semibold text-ink-2 text-xs">{mark}</span>
      <span className="block whitespace-pre-line">{text || copy.none}</span>
    </span>
  );
}
