import { uuid } from "@tefuda/domain/validation/fields";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { AceGrid } from "@/features/ace/ace-grid";
import { AcePage } from "@/features/ace/ace-page";
import { aceCopy as copy } from "@/features/ace/copy.ja";
import { PausedAce } from "@/features/ace/paused-ace";
import type { AcePageDoc, AceProfileDoc } from "@/features/ace/types";
import { ArticleCard } from "@/features/article/article-card";
import { RecruitmentCard } from "@/features/recruitment/recruitment-card";
import { caller } from "@/platform/server/caller";
import { optionalMe } from "@/platform/server/guard";
import { orNotFound } from "@/platform/server/or-not-found";
import { siteOrigin } from "@/platform/settings";
import { Breadcrumb } from "@/ui/breadcrumb";
import { PageContainer } from "@/ui/shell/page-container";
import { FavoriteButton, starFor } from "../../../_like/favorite-button";
import { LikeButton } from "../../../_like/like-button";
import { pageMetadata } from "../../../_seo/page-metadata";
import { StructuredData } from "../../../_seo/structured-data";
import { breadcrumb, person } from "../../../_seo/things";

interface AceRouteProps {
  params: Promise<{ aceId: string }>;
}

const POSITIONS_SHOWN = 3;
const COLLEAGUES_SHOWN = 3;
const ARTICLES_SHOWN = 4;

/** The person of the address, asked for once a request; the page of what is not there without one. */
const readAce = cache((aceId: string) => {
  if (!uuid.safeParse(aceId).success) notFound();
  return orNotFound(caller().ace.get.query({ aceId }), "aceNotFound");
});

export async function generateMetadata({ params }: AceRouteProps): Promise<Metadata> {
  const { aceId } = await params;
  const { profile, company } = await readAce(aceId);
  const path = `/ace/${aceId}`;
  // A page that says nothing of its person is nothing to be found.
  if (!profile) return pageMetadata({ title: copy.paused, path, isNoindex: true });
  return pageMetadata({
    title: copy.pageName(profile.name, company.name),
    description: copy.descriptionOf(profile.name, company.name),
    path,
    type: "profile",
    ...(profile.profileImage && {
      image: { url: profile.profileImage, alt: copy.photoOf(profile.name) },
    }),
  });
}

/** Someone who works at a company; of one on pause only that. */
export default async function AceRoute({ params }: AceRouteProps) {
  const { profile, company } = await readAce((await params).aceId);
  return (
    <PageContainer width="wide">
      {profile ? <Profile profile={profile} company={company} /> : <PausedAce company={company} />}
    </PageContainer>
  );
}

type ProfileProps = { profile: AceProfileDoc; company: AcePageDoc["company"] };

async function Profile({ profile, company }: ProfileProps) {
  const { ace, recruitment, article } = caller();
  const [me, positions, articles, colleagues] = await Promise.all([
    optionalMe(),
    recruitment.list.query({ aceId: profile.id }),
    article.list.query({ aceId: profile.id }),
    ace.listOfCompany.query({ companyId: company.id, limit: COLLEAGUES_SHOWN + 1 }),
  ]);
  const others = colleagues.items.filter(({ id }) => id !== profile.id).slice(0, COLLEAGUES_SHOWN);
  const path = `/ace/${profile.id}`;
  const origin = siteOrigin();
  const crumbs = [
    { label: copy.title, href: "/ace" },
    { label: profile.name, href: path },
  ];
  return (
    <>
      <StructuredData
        data={[
          person(origin, {
            name: profile.name,
            path,
            jobTitle: profile.position,
            image: profile.profileImage,
            company: { name: company.name, path: `/companies/${company.id}` },
          }),
          breadcrumb(origin, crumbs),
        ]}
      />
      <Breadcrumb items={crumbs} />
      <AcePage
        profile={profile}
        company={company}
        url={`${origin}${path}`}
        actions={
          <>
            <LikeButton
              reader={me.kind}
              target={{ aceId: profile.id }}
              companyId={company.id}
              name={profile.name}
              isAgent={profile.isAgent}
              size="lg"
            />
            <FavoriteButton reader={me.kind} userId={profile.id} name={profile.name} />
          </>
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
        positions={
          positions.nbHits > 0 && (
            <ul className="grid gap-4">
              {positions.hits.slice(0, POSITIONS_SHOWN).map((position) => (
                <li key={position.id}>
                  <RecruitmentCard recruitment={position} level={3} showsCompany={false} />
                </li>
              ))}
            </ul>
          )
        }
        colleagues={
          others.length > 0 && <AceGrid aces={others} showsCompany={false} action={starFor(me)} />
        }
      />
    </>
  );
}
