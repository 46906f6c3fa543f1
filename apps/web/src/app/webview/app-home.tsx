import { APP_HOME } from "@tefuda/domain/bridge/app-paths";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { appViewCopy as copy } from "@/features/app-view/copy.ja";
import { OwnWays } from "@/features/app-view/own-ways";
import { ArticleCard } from "@/features/article/article-card";
import type { FoundArticles } from "@/features/article/types";
import { CompanyCard } from "@/features/company/company-card";
import type { CompanyDoc } from "@/features/company/types";
import type { Me } from "@/platform/server/caller";
import { EmptyState } from "@/ui/empty-state";
import { PageContainer } from "@/ui/shell/page-container";
import { TextLink } from "@/ui/text-link";

const ARTICLES_SHOWN = 4;
const COMPANIES_SHOWN = 6;

export interface AppHomeProps {
  me: Me;
  articles: FoundArticles["hits"];
  companies: readonly CompanyDoc[];
}

const titleOf = (me: Me) => {
  if (me.kind === "visitor") return copy.visitor.lead;
  return me.name ? copy.greeting(me.name) : copy.greetingNoName;
};

/** Where the view inside an app begins: what waits for the reader, then what is new to read. */
export function AppHome({ me, articles, companies }: AppHomeProps) {
  return (
    <PageContainer width="wide">
      <h1 className="text-balance text-2xl [word-break:auto-phrase]">{titleOf(me)}</h1>
      <OwnWays me={me} />
      <Part
        id="articles"
        title={copy.articles}
        href={`${APP_HOME}/articles`}
        linkLabel={copy.allArticles}
        none={copy.noArticles}
        isEmpty={articles.length === 0}
      >
        <ul className="grid gap-5 sm:grid-cols-2">
          {articles.slice(0, ARTICLES_SHOWN).map((article, index) => (
            <li key={article.id} className="grid">
              <ArticleCard article={article} level={3} eager={index === 0} inApp />
            </li>
          ))}
        </ul>
      </Part>
      <Part
        id="companies"
        title={copy.companies}
        href="/companies"
        linkLabel={copy.allCompanies}
        none={copy.noCompanies}
        isEmpty={companies.length === 0}
      >
        <ul className="no-scrollbar -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pt-1 pb-2 md:mx-0 md:grid md:grid-cols-3 md:gap-5 md:overflow-visible md:p-0">
          {companies.slice(0, COMPANIES_SHOWN).map((company) => (
            <li
              key={company.id}
              className="grid w-[82vw] max-w-sm shrink-0 snap-start md:w-auto md:max-w-none"
            >
              <CompanyCard company={company} level={3} />
            </li>
          ))}
        </ul>
      </Part>
    </PageContainer>
  );
}

interface PartProps {
  id: string;
  title: string;
  href: string;
  linkLabel: string;
  none: string;
  isEmpty: boolean;
  children: ReactNode;
}

function Part({ id, title, href, linkLabel, none, isEmpty, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {!isEmpty && (
          <TextLink href={href} className="target inline-flex items-center gap-1 text-sm">
            {linkLabel}
            <ArrowRight className="size-4" aria-hidden="true" />
          </TextLink>
        )}
      </div>
      {isEmpty ? <EmptyState drawing="document" text={none} /> : children}
    </section>
  );
}
