import { can } from "@tefuda/domain/policy/can";
import { uuid } from "@tefuda/domain/validation/fields";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import type { OwnRecruitment } from "@/features/own-recruitment/types";
import { recruitmentCopy as copy } from "@/features/recruitment/copy.ja";
import { RecruitmentDetail } from "@/features/recruitment/recruitment-detail";
import { failureOf } from "@/platform/errors";
import { caller } from "@/platform/server/caller";
import { optionalMe } from "@/platform/server/guard";
import { orNotFound } from "@/platform/server/or-not-found";
import { siteOrigin } from "@/platform/settings";
import { LikeButton } from "../../../_like/like-button";
import { pageMetadata } from "../../../_seo/page-metadata";
import { StructuredData } from "../../../_seo/structured-data";
import { breadcrumb } from "../../../_seo/things";
import { jobPostingOf } from "./job-posting";
import { LateOperatorParts, LateOwnBar } from "./late-parts";

interface RecruitmentProps {
  params: Promise<{ recruitmentId: string }>;
}

const OTHERS_SHOWN = 4;

const readRecruitment = cache((recruitmentId: string) => {
  if (!uuid.safeParse(recruitmentId).success) notFound();
  return orNotFound(caller().recruitment.get.query({ recruitmentId }), "recruitmentNotFound");
});

/** The position as its own company sees it, in any state; nothing for any other reader. */
const readOwn = cache(async (recruitmentId: string) => {
  const me = await optionalMe();
  if (me.kind !== "ace" || !can(me, "recruitment:edit")) return undefined;
  if (!uuid.safeParse(recruitmentId).success) notFound();
  try {
    return await caller().recruitment.getOwn.query({ recruitmentId });
  } catch (error) {
    if (failureOf(error).code === "recruitmentNotFound") return undefined;
    throw error;
  }
});

export async function generateMetadata({ params }: RecruitmentProps): Promise<Metadata> {
  const { recruitmentId } = await params;
  const own = await readOwn(recruitmentId);
  if (own) return { title: own.view.content.title || copy.title, robots: { index: false } };
  const { id, content, company } = await readRecruitment(recruitmentId);
  return pageMetadata({
    title: `${content.title} - ${company.name}`,
    description: content.duties,
    path: `/recruitment/${id}`,
    image: company.coverUrl ? { url: company.coverUrl, alt: company.name } : undefined,
  });
}

/** One published position; one that is over is not there. */
export default async function RecruitmentPage({ params }: RecruitmentProps) {
  const { recruitmentId } = await params;
  const [me, own] = await Promise.all([optionalMe(), readOwn(recruitmentId)]);
  if (own) return <OwnPosition own={own} />;
  const recruitment = await readRecruitment(recruitmentId);
  const { companyId } = recruitment;
  const others = await caller().recruitment.list.query({ companyId });
  const path = `/recruitment/${recruitment.id}`;
  const crumbs = [
    { label: copy.title, href: "/recruitments" },
    { label: recruitment.content.title ?? "", href: path },
  ];
  const origin = siteOrigin();
  const posting = jobPostingOf(origin, recruitment);
  return (
    <>
      <StructuredData data={[breadcrumb(origin, crumbs), ...(posting ? [posting] : [])]} />
      <RecruitmentDetail
        recruitment={recruitment}
        crumbs={crumbs}
        others={others.hits.filter(({ id }) => id !== recruitment.id).slice(0, OTHERS_SHOWN)}
        url={`${origin}${path}`}
        isVisitor={me.kind === "visitor"}
        actions={
          me.kind === "operator" ? undefined : (
            <LikeButton
              reader={me.kind}
              target={{ recruitmentId: recruitment.id }}
              companyId={companyId}
              name={recruitment.content.title ?? ""}
              wide
            />
          )
        }
      />
      {me.kind === "operator" && can(me, "recruitment:close") && (
        <LateOperatorParts me={me} recruitmentId={recruitment.id} />
      )}
    </>
  );
}

/** The own company's view: where it stands and what to do, above the page as jokers see it. */
function OwnPosition({ own }: { own: OwnRecruitment }) {
  const { view } = own;
  return (
    <>
      <LateOwnBar initial={own} />
      <RecruitmentDetail
        recruitment={view}
        crumbs={[
          { label: copy.title, href: "/recruitments" },
          { label: view.content.title ?? "", href: `/recruitment/${own.id}` },
        ]}
        others={[]}
        url={`${siteOrigin()}/recruitment/${own.id}`}
        isVisitor={false}
      />
    </>
  );
}
