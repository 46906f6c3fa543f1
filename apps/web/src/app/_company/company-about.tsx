import { companyLabels } from "@tefuda/domain/company/labels.ja";
import { companyScaleLabels, teamSizeLabels } from "@tefuda/domain/options/company";
import { industryLabels } from "@tefuda/domain/options/industries";
import { workStyleLabels } from "@tefuda/domain/options/work-styles";
import type { Outputs } from "@/platform/trpc";
import { DescriptionList } from "@/ui/description-list";
import { ImageFrame } from "@/ui/image-frame";
import { Tag } from "@/ui/tag";
import { companyCopy as copy } from "./copy.ja";

/** Who a company is: what it is for, what it does, and its facts. */
export function CompanyAbout({ company }: { company: Outputs["company"]["get"] }) {
  const facts = [
    { term: companyLabels.vision, value: company.vision },
    { term: companyLabels.values, value: company.values.join("\n") },
    { term: companyLabels.industry, value: company.industry && industryLabels[company.industry] },
    {
      term: companyLabels.companyScale,
      value: company.companyScale && companyScaleLabels[company.companyScale],
    },
    { term: companyLabels.teamSize, value: company.teamSize && teamSizeLabels[company.teamSize] },
    {
      term: companyLabels.foundedYear,
      value: company.foundedYear && copy.year(company.foundedYear),
    },
    { term: companyLabels.representative, value: company.representative },
    { term: companyLabels.benefits, value: company.benefits.join("\n") },
  ];
  return (
    <div className="grid gap-6">
      {company.coverUrl && <ImageFrame src={company.coverUrl} alt="" sizes="720px" ratio="wide" />}
      {company.mission && (
        <p className="border-gold border-l-2 pl-4 font-semibold text-lg leading-relaxed">
          {company.mission}
        </p>
      )}
      {company.businessSummary && (
        <section className="grid gap-2">
          <h3 className="text-base">{companyLabels.businessSummary}</h3>
          <p className="whitespace-pre-line leading-loose">{company.businessSummary}</p>
        </section>
      )}
      {company.workStyles.length > 0 && (
        <ul aria-label={companyLabels.workStyles} className="flex flex-wrap gap-1.5">
          {company.workStyles.map((key) => (
            <li key={key} className="min-w-0">
              <Tag label={workStyleLabels[key]} />
            </li>
          ))}
        </ul>
      )}
      <DescriptionList items={facts.filter(({ value }) => value)} />
    </div>
  );
}
