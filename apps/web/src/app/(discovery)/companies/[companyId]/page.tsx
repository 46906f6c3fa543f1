import { placeLabels } from "@tefuda/domain/options/workplaces";
import { uuid } from "@tefuda/domain/validation/fields";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { AceGrid } from "@/features/ace/ace-grid";
import { ArticleCard } from "@/features/article/article-card";
import { CompanyPage } from "@/features/company/company-page";
import { companyCopy as copy } from "@/features/company/copy.ja";
import type { CompanyPageDoc } from "@/features/company/types";
import { RecruitmentCard } from "@/features/recruitment/recruitment-card";
import { hrefWith } from "@/platform/search-params";
import { caller } from "@/platform/server/caller";
import { optionalMe } from "@/platform/server/guard";
import { orNotFound } from "@/platform/server/or-not-found";
import { siteOrigin } from "@/platform/settings";
import { Breadcrumb } from "@/ui/breadcrumb";
import { ButtonLink } from "@/ui/button-link";
import { PageContainer } from "@/ui/shell/page-container";
import { starFor } from "../../../_like/favorite-button";
import { likeOf } from "../../../_like/like-button";
import { pageMetadata } from "../../../_seo/page-metadata";
import { StructuredData } from "../../../_seo/structured-data";
import { breadcrumb, organization } from "../../../_seo/things";

interface CompanyRouteProps {
  params: Promise<{ companyId: string }>;
}

const POSITIONS_SHOWN = 6;
const ARTICLES_SHOWN = 4;

/** The company of the address, asked for once a request; the page of what is not there without one. */
const readCompany = cache((companyId: string) => {
  if (!uuid.safeParse(companyId).success) notFound();
  return orNotFound(caller().company.get.query({ companyId }), "companyNotFound");
});

export async function generateMetadata({ params }: CompanyRouteProps): Promise<Metadata> {
  const company = await readCompany((await params).companyId);
  return pageMetadata({
    title: company.name,
    description: copy.descriptionOf(company.name),
    path: `/companies/${company.id}`,
    ...(company.coverUrl && {
      image: { url: company.coverUrl, alt: copy.coverOf(company.name) },
    }),
  });
}

/** A company's page: what it stands for, who works there, and whom it looks for. */
export default async function CompanyRoute({ params }: CompanyRouteProps) {
  const company = await readCompany((await params).companyId);
  const companyId = company.id;
  const { ace, recruitment, article } = caller();
  const [me, people, positions, articles] = await Promise.all([
    optionalMe(),
    ace.listOfCompany.query({ companyId }),
    recruitment.list.query({ companyId }),
    article.list.query({ companyId }),
  ]);
  const path = `/companies/${companyId}`;
  const crumbs = [
    { label: copy.title, href: "/companies" },
    { label: company.name, href: path },
  ];
  return (
    <PageContainer width="wide">
      <StructuredData data={thingsOf(company, crumbs)} />
      <Breadcrumb items={crumbs} />
      <CompanyPage
        company={company}
        url={`${siteOrigin()}${path}`}
        counts={{ people: people.items.length, positions: positions.nbHits }}
        actions={
          people.items.length > 0 && (
            <ButtonLink href="#people" className="max-sm:w-full">
              {copy.meet}
            </ButtonLink>
          )
        }
        articles={
          articles.nbHits > 0 && (
            <ul className="grid gap-4 pairs-[15rem]">
              {articles.hits.slice(0, ARTICLES_SHOWN).map((one) => (
                <li key={one.id}>
                  <ArticleCard article={one} level={3} />
                </li>
              ))}
            </ul>
          )
        }
        people={
          people.items.length > 0 ? (
            <AceGrid aces={people.items} showsCompany={false} columns={2} action={starFor(me)} />
          ) : (
            <p className="text-ink-2">{copy.noPeople}</p>
          )
        }
        positions={
          positions.nbHits > 0 ? (
            <>
              <ul className="grid gap-4">
                {positions.hits.slice(0, POSITIONS_SHOWN).map((position) => (
                  <li key={position.id}>
                    <RecruitmentCard
                      recruitment={position}
                      level={3}
                      showsCompany={false}
                      action={likeOf(me, position)}
                    />
                  </li>
                ))}
              </ul>
              {positions.nbHits > POSITIONS_SHOWN && (
                <ButtonLink
                  href={hrefWith("/recruitments", { q: company.name })}
                  variant="secondary"
                >
                  {copy.morePositions}
                </ButtonLink>
              )}
            </>
          ) : (
            <p className="text-ink-2">{copy.noPositions}</p>
          )
        }
      />
    </PageContainer>
  );
}

function thingsOf(company: CompanyPageDoc, crumbs: { label: string; href: string }[]) {
  const origin = siteOrigin();
  const { address, ...known } = company;
  const { prefecture, cityAndStreet, postalCode } = address ?? {};
  return [
    organization(origin, {
      ...known,
      path: `/companies/${company.id}`,
      description: company.businessSummary,
      ...(prefecture && {
        address: {
          region: placeLabels[prefecture],
          ...(cityAndStreet && { locality: cityAndStreet }),
          ...(postalCode && { postalCode }),
        },
      }),
    }),
    breadcrumb(origin, crumbs),
  ];
}
