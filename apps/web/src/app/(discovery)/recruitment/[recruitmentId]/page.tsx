import { uuid } from "@tefuda/domain/validation/fields";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { recruitmentCopy as copy } from "@/features/recruitment/copy.ja";
import { RecruitmentDetail } from "@/features/recruitment/recruitment-detail";
import { caller } from "@/platform/server/caller";
import { optionalMe } from "@/platform/server/guard";
import { orNotFound } from "@/platform/server/or-not-found";
import { siteOrigin } from "@/platform/settings";
import { LikeButton } from "../../../_like/like-button";
import { pageMetadata } from "../../../_seo/page-metadata";
import { StructuredData } from "../../../_seo/structured-data";
import { breadcrumb } from "../../../_seo/things";
import { jobPostingOf } from "./job-posting";

interface RecruitmentProps {
  params: Promise<{ recruitmentId: string }>;
}

const OTHERS_SHOWN = 4;

const readRecruitment = cache((recruitmentId: string) => {
  if (!uuid.safeParse(recruitmentId).success) notFound();
  return orNotFound(caller().recruitment.get.query({ recruitmentId }), "recruitmentNotFound");
});

export async function generateMetadata({ params }: RecruitmentProps): Promise<Metadata> {
  const { recruitmentId } = await params;
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
  const [me, recruitment] = await Promise.all([optionalMe(), readRecruitment(recruitmentId)]);
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
          <LikeButton
            reader={me.kind}
            target={{ recruitmentId: recruitment.id }}
            companyId={companyId}
            name={recruitment.content.title ?? ""}
            wide
          />
        }
      />
    </>
  );
}
