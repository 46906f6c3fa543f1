import { companyScaleLabels } from "@tefuda/domain/options/company";
import { industryLabels } from "@tefuda/domain/options/industries";
import { type ReactNode, useId } from "react";
import { SharePage } from "@/platform/bridge/share-page";
import { Avatar } from "@/ui/avatar";
import { Card } from "@/ui/card";
import { CardLink } from "@/ui/card-link";
import { AceHead } from "./ace-head.tsx";
import { AceStory } from "./ace-story.tsx";
import { aceCopy as copy } from "./copy.ja.ts";
import type { AcePageDoc, AceProfileDoc } from "./types.ts";

export interface AcePageProps {
  profile: AceProfileDoc;
  company: AcePageDoc["company"];
  /** The whole address of the page. */
  url: string;
  /** What the reader can do: say that they are interested. */
  actions?: ReactNode;
  /** Each is left out when there is none. */
  positions?: ReactNode;
  articles?: ReactNode;
  colleagues?: ReactNode;
}

/** A person's page: their words first, then what leads on from them. */
export function AcePage(props: AcePageProps) {
  const { profile, company, positions, articles, colleagues } = props;
  return (
    <article className="grid gap-12">
      <AceHead profile={profile} company={company} actions={props.actions} />
      <div className="grid items-start gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid gap-12">
          <AceStory profile={profile} />
          {positions && <More title={copy.positions}>{positions}</More>}
          {articles && <More title={copy.articles}>{articles}</More>}
        </div>
        <aside className="grid gap-5 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
          <CompanyOf company={company} />
          <SharePage url={props.url} text={copy.shareText(profile.name, company.name)} />
        </aside>
      </div>
      {colleagues && <More title={copy.colleagues}>{colleagues}</More>}
    </article>
  );
}

function More({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The company someone works at, leading to its page. */
export function CompanyOf({ company }: { company: AcePageDoc["company"] }) {
  const facts = [
    company.industry && industryLabels[company.industry],
    company.companyScale && companyScaleLabels[company.companyScale],
  ].filter(Boolean);
  return (
    <Card lift className="grid gap-3">
      <p className="text-ink-2 text-xs">{copy.company}</p>
      <div className="flex items-center gap-3">
        <Avatar name={company.name} src={company.logoUrl} shape="square" />
        <p className="min-w-0 font-semibold">
          <CardLink href={`/companies/${company.id}`}>{company.name}</CardLink>
        </p>
      </div>
      {company.mission && <p className="[word-break:auto-phrase]">{company.mission}</p>}
      {facts.length > 0 && <p className="text-ink-2 text-xs">{facts.join("・")}</p>}
    </Card>
  );
}
