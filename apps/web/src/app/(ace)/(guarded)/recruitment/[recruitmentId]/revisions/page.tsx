import { uuid } from "@tefuda/domain/validation/fields";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ownRecruitmentCopy as copy } from "@/features/own-recruitment/copy.ja";
import { RevisionsScreen } from "@/features/own-recruitment/revisions-screen";
import { caller } from "@/platform/server/caller";
import { orNotFound } from "@/platform/server/or-not-found";

export const metadata: Metadata = { title: copy.revisions.title };

/** What a position of the company said at each save. */
export default async function RevisionsPage({
  params,
}: {
  params: Promise<{ recruitmentId: string }>;
}) {
  const { recruitmentId } = await params;
  if (!uuid.safeParse(recruitmentId).success) notFound();
  await orNotFound(
    caller().recruitment.getOwn.query({ recruitmentId }),
    "recruitmentNotFound",
    "permissionDenied",
  );
  return <RevisionsScreen recruitmentId={recruitmentId} />;
}
