import { AceCard } from "@/features/ace/ace-card";
import { ArticleCard } from "@/features/article/article-card";
import { CompanyCard } from "@/features/company/company-card";
import { landingCopy } from "@/features/landing/copy.ja";
import { Section } from "@/features/landing/section";
import { Shelf } from "@/features/landing/shelf";
import { RecruitmentCard } from "@/features/recruitment/recruitment-card";
import { caller } from "@/platform/server/caller";

const copy = landingCopy.picks;
const numbers = new Intl.NumberFormat("ja-JP");
const SHOWN = 3;

/** A few of the people, companies, positions and articles, as the reader may see them now. */
export async function Picks() {
  const { ace, company, recruitment, article } = caller();
  const [people, companies, recruitments, articles] = await Promise.all([
    ace.listPicked.query({ limit: SHOWN }),
    company.list.query({}),
    recruitment.list.query({}),
    article.list.query({}),
  ]);
  return (
    <Section id="picks" title={copy.title} lead={copy.lead} ground="sunken">
      <Shelf
        title={copy.people.title}
        href="/ace"
        linkLabel={copy.people.link}
        cards={people.map((one) => ({ id: one.id, card: <AceCard ace={one} level={4} /> }))}
      />
      <Shelf
        title={copy.companies.title}
        href="/companies"
        linkLabel={copy.companies.link(numbers.format(companies.nbHits))}
        cards={companies.hits
          .slice(0, SHOWN)
          .map((one) => ({ id: one.id, card: <CompanyCard company={one} level={4} /> }))}
      />
      <Shelf
        title={copy.recruitments.title}
        href="/recruitments"
        linkLabel={copy.recruitments.link(numbers.format(recruitments.nbHits))}
        cards={recruitments.hits
          .slice(0, SHOWN)
          .map((one) => ({ id: one.id, card: <RecruitmentCard recruitment={one} level={4} /> }))}
      />
      <Shelf
        title={copy.articles.title}
        href="/articles"
        linkLabel={copy.articles.link(numbers.format(articles.nbHits))}
        cards={articles.hits
          .slice(0, SHOWN)
          .map((one) => ({ id: one.id, card: <ArticleCard article={one} level={4} /> }))}
      />
    </Section>
  );
}
