import { workStyleLabels } from "@tefuda/domain/options/work-styles";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { PhotoStrip } from "@/ui/photo-strip";
import { companyCopy as copy } from "./copy.ja.ts";
import type { CompanyPageDoc } from "./types.ts";

interface CompanyStoryProps {
  company: CompanyPageDoc;
  /** Its images are not public yet. */
  asIs?: boolean | undefined;
}

/** What a company stands for, does and gives, in its own words. */
export function CompanyStory({ company, asIs }: CompanyStoryProps) {
  const { mission, vision, values, businessSummary, workStyles, benefits, photos } = company;
  return (
    <div className="grid gap-10">
      {(mission || vision) && (
        <div className="grid gap-7 rounded-lg bg-indigo-tint px-6 py-8 sm:px-10 sm:py-10">
          {mission && (
            <div className="grid gap-2">
              <h3 className="font-semibold text-indigo text-sm tracking-widest">{copy.mission}</h3>
              <p className="text-balance font-semibold text-2xl leading-snug [word-break:auto-phrase] md:text-3xl">
                {mission}
              </p>
            </div>
          )}
          {vision && (
            <div className="grid gap-1.5">
              <h3 className="font-semibold text-indigo text-sm tracking-widest">{copy.vision}</h3>
              <p className="text-balance text-lg [word-break:auto-phrase]">{vision}</p>
            </div>
          )}
        </div>
      )}
      {businessSummary && (
        <Part title={copy.business}>
          <p className="whitespace-pre-line">{businessSummary}</p>
        </Part>
      )}
      {photos.length > 0 && (
        <Part title={copy.photos}>
          <PhotoStrip
            asIs={asIs}
            photos={photos.map((src, index) => ({
              src,
              alt: copy.photoOf(company.name, index + 1),
            }))}
          />
        </Part>
      )}
      {values.length > 0 && (
        <Part title={copy.values}>
          <ol className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
            {values.map((value, index) => (
              <li
                key={value}
                className="flex items-baseline gap-3.5 rounded-md border border-line bg-surface px-5 py-4"
              >
                <span className="font-semibold text-accent-ink text-sm tabular-nums">
                  {index + 1}
                </span>
                <span className="min-w-0 font-semibold">{value}</span>
              </li>
            ))}
          </ol>
        </Part>
      )}
      {workStyles.length > 0 && (
        <Part title={copy.styles}>
          <Checked items={workStyles.map((style) => workStyleLabels[style])} />
        </Part>
      )}
      {benefits.length > 0 && (
        <Part title={copy.benefits}>
          <Checked items={benefits} />
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-4">
      <h3 className="text-lg">{title}</h3>
      {children}
    </div>
  );
}

function Checked({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <Check className="mt-1 size-4.5 shrink-0 text-pine" aria-hidden="true" />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}
