import { companyScaleLabels } from "@tefuda/domain/options/company";
import { industryLabels } from "@tefuda/domain/options/industries";
import { placeLabels } from "@tefuda/domain/options/workplaces";
import { Avatar } from "@/ui/avatar";
import { Card } from "@/ui/card";
import { CardLink } from "@/ui/card-link";
import { ImageFrame } from "@/ui/image-frame";
import { companyCopy as copy } from "./copy.ja.ts";
import type { CompanyDoc } from "./types.ts";

export interface CompanyCardProps {
  company: CompanyDoc;
  /** Of the heading. */
  level?: 2 | 3 | 4;
  /** On the first screen: its picture is loaded at once. */
  eager?: boolean;
}

/** A company as lists show it: what it is there for, what it does, and who works there. */
export function CompanyCard({ company, level = 2, eager = false }: CompanyCardProps) {
  const Heading = `h${level}` as const;
  const facts = [
    company.industry && industryLabels[company.industry],
    company.companyScale && companyScaleLabels[company.companyScale],
    company.prefecture && placeLabels[company.prefecture],
  ].filter(Boolean);
  return (
    <Card as="article" pad="none" lift className="flex h-full flex-col overflow-hidden">
      <ImageFrame
        src={company.coverUrl}
        alt=""
        ratio="cover"
        sizes="(min-width: 1200px) 400px, (min-width: 992px) 34vw, (min-width: 576px) 46vw, 92vw"
        eager={eager}
        className="aspect-[2/1]! rounded-none!"
      />
      <div className="flex flex-1 flex-col gap-3 px-5 pb-5">
        <div className="-mt-7 flex items-end gap-3 crowded:flex-wrap">
          <span className="relative rounded-[24%] bg-surface p-1">
            <Avatar name={company.name} src={company.logoUrl} shape="square" />
          </span>
          <Heading className="min-w-0 truncate pb-0.5 font-semibold text-ink-2 text-sm crowded:basis-full crowded:whitespace-normal">
            <CardLink href={`/companies/${company.id}`}>{company.name}</CardLink>
          </Heading>
        </div>
        {company.mission && (
          <p className="text-balance font-semibold text-lg leading-snug [word-break:auto-phrase]">
            {company.mission}
          </p>
        )}
        <p className="line-clamp-3 text-ink-2 text-sm">{company.excerpt}</p>
        {facts.length > 0 && <p className="text-ink-2 text-xs">{facts.join("・")}</p>}
        <div className="mt-auto flex items-center justify-between gap-3 border-line border-t pt-3.5 text-sm">
          <span className="flex min-w-0 items-center gap-2.5">
            {company.people.length > 0 && (
              <>
                <span className="flex -space-x-2.5">
                  {company.people.map((person) => (
                    <span key={person.id} className="rounded-full bg-surface p-0.5">
                      <Avatar name={person.name} src={person.profileImage} size="xs" />
                    </span>
                  ))}
                </span>
                <span className="text-ink-2">{copy.people(company.peopleCount)}</span>
              </>
            )}
          </span>
          {company.openRecruitments > 0 && (
            <span className="font-semibold text-accent-ink">
              {copy.positions(company.openRecruitments)}
            </span>
          )}
        </div>
      </div>
    </Card>
  );
}
