import { parseBody } from "@tefuda/domain/article/body";
import { articleCategoryLabels } from "@tefuda/domain/article/schema";
import { industryLabels } from "@tefuda/domain/options/industries";
import { formatDate } from "@tefuda/domain/time/format.ja";
import { jstDate } from "@tefuda/domain/time/jst";
import { SharePage } from "@/platform/bridge/share-page";
import { Badge } from "@/ui/badge";
import { Breadcrumb, type Crumb } from "@/ui/breadcrumb";
import { CompanyBrief } from "@/ui/company-brief";
import { ImageFrame } from "@/ui/image-frame";
import { PersonCard } from "@/ui/person-card";
import { SectionCard } from "@/ui/section-card";
import { PageContainer } from "@/ui/shell/page-container";
import { TextLink } from "@/ui/text-link";
import { ArticleBody } from "./article-body";
import { ArticleCard } from "./article-card";
import { articleCopy } from "./copy.ja";
import { headingsOf } from "./headings";
import type { ArticleView } from "./types";

const copy = articleCopy.detail;
/** Fewer headings than this need no list of them. */
const CONTENTS_FROM = 3;

export interface ArticleDetailProps {
  article: ArticleView;
  crumbs: readonly Crumb[];
  /** The whole address of the page. */
  url: string;
  /** Before it is saved: its pictures are its writer's alone, and there is nothing to share. */
  isPreview?: boolean;
  /** Inside an app: its links stay there where they can. */
  inApp?: boolean;
}

/** An article, the people in it, its company, and what to read next. */
export function ArticleDetail({ article, crumbs, url, isPreview, inApp }: ArticleDetailProps) {
  const { title, category, publishedAt, company, people, related } = article;
  const nodes = parseBody(article.body);
  return (
    <>
      <PageContainer width="narrow">
        {crumbs.length > 0 && <Breadcrumb items={crumbs} />}
        <article className="grid gap-8">
          <header className="grid gap-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone="indigo">{articleCategoryLabels[category]}</Badge>
              {publishedAt && (
                <time dateTime={jstDate(publishedAt)} className="text-ink-2 text-sm tabular-nums">
                  {formatDate(publishedAt)}
                </time>
              )}
            </p>
            <h1 className="text-2xl md:text-3xl">{title}</h1>
            {company && (
              <p className="text-sm">
                <TextLink href={`/companies/${company.id}`}>{company.name}</TextLink>
              </p>
            )}
          </header>
          <ImageFrame
            src={article.coverUrl}
            alt=""
            eager
            asIs={isPreview}
            sizes="(min-width: 768px) 624px, 100vw"
            className="rounded-lg"
          />
          <Contents headings={headingsOf(nodes)} />
          <ArticleBody nodes={nodes} asIs={isPreview} inApp={inApp} />
        </article>
        {!isPreview && <SharePage url={url} text={title} />}
        {people.length > 0 && (
          <SectionCard title={copy.people}>
            <ul className="grid gap-3 sm:grid-cols-2">
              {people.map((person) => (
                <li key={person.id} className="grid">
                  <PersonCard {...person} href={`/ace/${person.id}`} text={person.business} />
                </li>
              ))}
            </ul>
          </SectionCard>
        )}
        {company && (
          <SectionCard title={copy.company}>
            <CompanyBrief
              {...company}
              href={`/companies/${company.id}`}
              summary={company.businessSummary}
              facts={[company.industry && industryLabels[company.industry]]}
              linkLabel={copy.toCompany}
            />
          </SectionCard>
        )}
      </PageContainer>
      {related.length > 0 && (
        <section aria-labelledby="related" className="border-line border-t bg-sunken">
          <PageContainer width="wide">
            <h2 id="related" className="text-xl">
              {copy.related}
            </h2>
            <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
              {related.map((other) => (
                <li key={other.id} className="grid">
                  <ArticleCard article={other} level={3} inApp={inApp} />
                </li>
              ))}
            </ul>
          </PageContainer>
        </section>
      )}
    </>
  );
}

function Contents({ headings }: { headings: ReturnType<typeof headingsOf> }) {
  if (headings.length < CONTENTS_FROM) return null;
  return (
    <nav aria-labelledby="contents" className="grid gap-1 rounded-lg bg-sunken px-5 py-4">
      <h2 id="contents" className="font-semibold text-sm">
        {copy.contents}
      </h2>
      <ol className="grid list-decimal pl-5 text-sm marker:text-ink-2">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="target inline-flex items-center text-indigo underline-offset-4 hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
