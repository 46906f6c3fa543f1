import { type ReactNode, useId } from "react";
import { SharePage } from "@/platform/bridge/share-page";
import { Card } from "@/ui/card";
import { CompanyFacts } from "./company-facts.tsx";
import { CompanyHead } from "./company-head.tsx";
import { CompanyStory } from "./company-story.tsx";
import { companyCopy as copy } from "./copy.ja.ts";
import type { CompanyPageDoc } from "./types.ts";

export interface CompanyPageProps {
  company: CompanyPageDoc;
  /** A preview may show images that only their sender sees yet. */
  asIs?: boolean;
  /** The whole address of the page. */
  url: string;
  /** What the reader can do with the company. */
  actions?: ReactNode;
  counts: { people: number; positions: number };
  people: ReactNode;
  positions: ReactNode;
  /** Left out when nothing is written about the company. */
  articles?: ReactNode;
}

/** A company's page: one scroll with a row of its parts, so that all of it can be read at once. */
export function CompanyPage(props: CompanyPageProps) {
  const { company, counts, people, positions, articles } = props;
  const parts = [
    { id: "about", label: copy.about, count: 0 },
    { id: "people", label: copy.working, count: counts.people },
    { id: "positions", label: copy.recruiting, count: counts.positions },
    ...(articles ? [{ id: "articles", label: copy.articles, count: 0 }] : []),
  ];
  return (
    <>
      <CompanyHead company={company} actions={props.actions} asIs={props.asIs} />
      <nav
        aria-label={copy.parts}
        className="no-scrollbar sticky top-(--header-height) z-10 -mx-4 flex gap-1 overflow-x-auto border-line border-b bg-paper px-4 md:mx-0 md:px-0"
      >
        {parts.map(({ id, label, count }) => (
          <a
            key={id}
            href={`#${id}`}
            className="inline-flex min-h-12 shrink-0 items-center whitespace-nowrap rounded-sm px-3 text-ink-2 text-sm hover:text-ink focus-visible:-outline-offset-2"
          >
            {label}
            {count > 0 && (
              <span className="ml-1.5 font-semibold text-ink tabular-nums">{count}</span>
            )}
          </a>
        ))}
      </nav>
      <div className="grid items-start gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid gap-14">
          <Part id="about" title={copy.about} isQuiet>
            <CompanyStory company={company} asIs={props.asIs} />
          </Part>
          <Part id="people" title={copy.working} lead={copy.workingLead}>
            {people}
          </Part>
          <Part id="positions" title={copy.recruiting}>
            {positions}
          </Part>
          {articles && (
            <Part id="articles" title={copy.articles}>
              {articles}
            </Part>
          )}
        </div>
        <aside className="grid gap-5 lg:sticky lg:top-[calc(var(--header-height)+4.5rem)]">
          <Card as="section" aria-labelledby="facts" className="grid gap-4">
            <h2 id="facts" className="text-base">
              {copy.facts}
            </h2>
            <CompanyFacts company={company} />
          </Card>
          <SharePage url={props.url} text={copy.shareText(company.name)} />
        </aside>
      </div>
    </>
  );
}

interface PartProps {
  id: string;
  title: string;
  lead?: string;
  /** The heading is there for those who do not see the page. */
  isQuiet?: boolean;
  children: ReactNode;
}

function Part({ id, title, lead, isQuiet = false, children }: PartProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="grid scroll-mt-32 gap-5">
      <div className={isQuiet ? "sr-only" : "grid gap-1"}>
        <h2 id={headingId} className="text-xl">
          {title}
        </h2>
        {lead && <p className="text-ink-2 text-sm">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
