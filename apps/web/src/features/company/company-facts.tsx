import { companyScaleLabels, teamSizeLabels } from "@tefuda/domain/options/company";
import { industryLabels } from "@tefuda/domain/options/industries";
import { placeLabels } from "@tefuda/domain/options/workplaces";
import { parseUrl } from "@tefuda/domain/validation/parse-url";
import { ExternalLink } from "lucide-react";
import { companyCopy as copy } from "./copy.ja.ts";
import type { CompanyPageDoc } from "./types.ts";

/** Where a company is, in lines. */
function addressLines({ address }: Pick<CompanyPageDoc, "address">): string[] {
  if (!address) return [];
  const { postalCode, prefecture, cityAndStreet, building } = address;
  return [
    postalCode ? copy.postal(postalCode.replace("-", "")) : "",
    [prefecture ? placeLabels[prefecture] : "", cityAndStreet ?? ""].join(""),
    building ?? "",
  ].filter(Boolean);
}

const hostOf = (url: string) => parseUrl(url)?.host.replace(/^www\./, "") ?? url;

/** What is known of a company, line by line; what is not known is left out. */
export function CompanyFacts({ company }: { company: CompanyPageDoc }) {
  const { factLabels: labels } = copy;
  const items = [
    { term: labels.industry, value: company.industry && industryLabels[company.industry] },
    { term: labels.scale, value: company.companyScale && companyScaleLabels[company.companyScale] },
    { term: labels.size, value: company.teamSize && teamSizeLabels[company.teamSize] },
    { term: labels.founded, value: company.foundedYear && copy.year(company.foundedYear) },
    { term: labels.representative, value: company.representative },
    { term: labels.address, value: addressLines(company).join("\n") },
  ];
  return (
    <dl className="grid gap-3.5 text-sm">
      {items.map(
        ({ term, value }) =>
          value && (
            <div key={term}>
              <dt className="text-ink-2 text-xs">{term}</dt>
              <dd className="whitespace-pre-line">{value}</dd>
            </div>
          ),
      )}
      {company.siteUrl && (
        <div>
          <dt className="text-ink-2 text-xs">{labels.site}</dt>
          <dd>
            <a
              href={company.siteUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="target inline-flex items-center gap-1.5 text-indigo underline decoration-indigo/40 underline-offset-4 hover:decoration-indigo"
            >
              {hostOf(company.siteUrl)}
              <ExternalLink className="size-3.5 shrink-0" aria-hidden="true" />
              <span className="sr-only">{copy.newWindow}</span>
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
