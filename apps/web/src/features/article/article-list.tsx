import {
  type ArticleCategory,
  articleCategories,
  articleCategoryLabels,
} from "@tefuda/domain/article/schema";
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
}

/** The articles, the newest first and largest; needs no script. */
export function ArticleList({ category, found }: ArticleListProps) {
  const hasLead = found.hits.length > LEAD_FROM;
  return (
    <PageContainer width="wide">
      <PageHeader title={copy.title} lead={copy.lead} />
      <LinkTabs
        label={copy.categories}
        current={category ?? ALL}
        items={[
          { key: ALL, label: copy.all, href: articlesHref() },
          ...articleCategories.map((key) => ({
            key,
            label: articleCategoryLabels[key],
            href: articlesHref(key),
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
                  <ArticleCard article={article} isLead={isLead} eager={index === 0} />
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
            <ButtonLink href="/articles" variant="secondary">
              {copy.seeAll}
            </ButtonLink>
          }
        />
      )}
      <Pager
        page={found.page + 1}
        total={found.nbPages}
        href={(page) => articlesHref(category, page)}
      />
    </PageContainer>
  );
}
