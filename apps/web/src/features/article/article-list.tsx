import {
  type ArticleCategory,
  articleCategories,
  articleCategoryLabels,
} from "@tefuda/domain/article/schema";
import { APP_HOME, appPath } from "@tefuda/domain/bridge/app-paths";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { LinkTabs } from "@/ui/link-tabs";
import { PageHeader } from "@/ui/page-header";
import { Pager } from "@/ui/pager";
import { PageContainer } from "@/ui/shell/page-container";
import { ArticleCard } from "./article-card";
import { articleCopy as copy } from "./copy.ja";
import { articlesHref } from "./filters";
import type { FoundArticles } from "./types";

const numbers = new Intl.NumberFormat("ja-JP");
const ALL = "all";
/** Fewer stand beside one another. */
const LEAD_FROM = 3;

export interface ArticleListProps {
  category: ArticleCategory | undefined;
  found: FoundArticles;
  /** Inside an app: its links stay there, and it has a way back to the start. */
  inApp?: boolean;
}

/** The articles, the newest first and largest; needs no script. */
export function ArticleList({ category, found, inApp = false }: ArticleListProps) {
  const hrefOf = (of?: ArticleCategory, page?: number) => {
    const href = articlesHref(of, page);
    return inApp ? appPath(href) : href;
  };
  const hasLead = found.hits.length > LEAD_FROM;
  return (
    <PageContainer width="wide">
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        {...(inApp && { back: { href: APP_HOME, label: copy.appHome } })}
      />
      <LinkTabs
        label={copy.categories}
        current={category ?? ALL}
        items={[
          { key: ALL, label: copy.all, href: hrefOf() },
          ...articleCategories.map((key) => ({
            key,
            label: articleCategoryLabels[key],
            href: hrefOf(key),
          })),
        ]}
      />
      {found.hits.length > 0 ? (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
            <span className="font-semibold">{copy.found(numbers.format(found.nbHits))}</span>
            {found.nbPages > 1 && (
              <span className="text-ink-2 text-sm">
                {copy.pageOf(found.page + 1, found.nbPages)}
              </span>
            )}
          </p>
          <ul aria-label={copy.list} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {found.hits.map((article, index) => {
              const isLead = hasLead && index === 0;
              return (
                <li key={article.id} className={isLead ? "grid sm:col-span-full" : "grid"}>
                  <ArticleCard
                    article={article}
                    isLead={isLead}
                    eager={index === 0}
                    inApp={inApp}
                  />
                </li>
              );
            })}
          </ul>
        </>
      ) : (
        <EmptyState
          drawing="document"
          text={copy.none}
          action={
            <ButtonLink href={hrefOf()} variant="secondary">
              {copy.seeAll}
            </ButtonLink>
          }
        />
      )}
      <Pager page={found.page + 1} total={found.nbPages} href={(page) => hrefOf(category, page)} />
    </PageContainer>
  );
}
