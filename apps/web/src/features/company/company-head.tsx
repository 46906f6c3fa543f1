import { companyScaleLabels } from "@tefuda/domain/options/company";
import { industryLabels } from "@tefuda/domain/options/industries";
import { placeLabels } from "@tefuda/domain/options/workplaces";
import type { ReactNode } from "react";
import { Avatar } from "@/ui/avatar";
import { ImageFrame } from "@/ui/image-frame";
import { companyCopy as copy } from "./copy.ja.ts";
import type { CompanyPageDoc } from "./types.ts";

interface CompanyHeadProps {
  company: CompanyPageDoc;
  /** What the reader can do with the company. */
  actions?: ReactNode;
  /** Its images are not public yet. */
  asIs?: boolean | undefined;
}

/** The face of a company's page: its picture, its name and what it is there for. */
export function CompanyHead({ company, actions, asIs }: CompanyHeadProps) {
  const facts = [
    company.industry && industryLabels[company.industry],
    company.companyScale && companyScaleLabels[company.companyScale],
    company.address?.prefecture && placeLabels[company.address.prefecture],
  ].filter(Boolean);
  return (
    <div className="grid">
      <ImageFrame
        src={company.coverUrl}
        alt={copy.coverOf(company.name)}
        sizes="(min-width: 1200px) 1072px, 100vw"
        eager
        asIs={asIs}
        className="aspect-[16/9]! max-md:-mx-4 max-md:rounded-none! sm:aspect-[3/1]! md:rounded-lg!"
      />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="-mt-8 grid min-w-0 flex-1 basis-80 gap-3 md:-mt-10 md:px-6">
          <span className="relative w-fit rounded-[24%] bg-paper p-1.5">
            <Avatar
              name={company.name}
              src={company.logoUrl}
              asIs={asIs}
              size="lg"
              shape="square"
              decorative={false}
            />
          </span>
          <div className="grid gap-1.5">
            <h1 className="text-2xl">{company.name}</h1>
            {facts.length > 0 && <p className="text-ink-2 text-sm">{facts.join("・")}</p>}
          </div>
        </div>
        {actions && <div className="flex flex-wrap gap-3 max-sm:w-full md:pr-6">{actions}</div>}
      </div>
    </div>
  );
}
