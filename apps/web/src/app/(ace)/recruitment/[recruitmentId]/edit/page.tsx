import { writeRecruitmentForm } from "@tefuda/domain/recruitment/form";
import { uuid } from "@tefuda/domain/validation/fields";
import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { ownRecruitmentCopy as copy } from "@/features/own-recruitment/copy.ja";
import { EditorScreen } from "@/features/own-recruitment/editor/editor-screen";
import { caller } from "@/platform/server/caller";
import { orNotFound } from "@/platform/server/or-not-found";

export const metadata: Metadata = { title: copy.editor.editTitle, robots: { index: false } };

/** A position of the company in its form; one that the reader may not change is only shown. */
export default async function EditRecruitmentPage({
  params,
}: {
  params: Promise<{ recruitmentId: string }>;
}) {
  const { recruitmentId } = await params;
  if (!uuid.safeParse(recruitmentId).success) notFound();
  const [own, frame] = await orNotFound(
    Promise.all([
      caller().recruitment.getOwn.query({ recruitmentId }),
      caller().recruitment.frame.query(),
    ]),
    "recruitmentNotFound",
    "permissionDenied",
  );
  if (!own.canEdit) redirect(`/recruitment/${recruitmentId}`);
  const { lockVersion, status } = own;
  return (
    <EditorScreen
      start={{
        recruitmentId,
        lockVersion,
        status,
        form: writeRecruitmentForm(own.recruitment, own.unfinished),
      }}
      frame={frame}
    />
  );
}
