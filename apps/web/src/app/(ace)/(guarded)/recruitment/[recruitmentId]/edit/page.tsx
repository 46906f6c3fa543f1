import { can } from "@tefuda/domain/policy/can";
import { emptyRecruitmentForm } from "@tefuda/domain/recruitment/form";
import { uuid } from "@tefuda/domain/validation/fields";
import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { uuidv7 } from "uuidv7";
import { ownRecruitmentCopy as copy } from "@/features/own-recruitment/copy.ja";
import { EditorScreen } from "@/features/own-recruitment/editor/editor-screen";
import { EditorSkeleton } from "@/features/own-recruitment/editor/editor-skeleton";
import { storedPosition } from "@/features/own-recruitment/editor/stored-position";
import { untouched } from "@/platform/editing/editing";
import { FreshPage } from "@/platform/fresh-page";
import { type SearchParams, textOf } from "@/platform/search-params";
import { caller } from "@/platform/server/caller";
import { requireAce } from "@/platform/server/guard";
import { orNotFound, orNothing } from "@/platform/server/or-not-found";

interface EditRecruitmentPageProps {
  params: Promise<{ recruitmentId: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({
  searchParams,
}: EditRecruitmentPageProps): Promise<Metadata> {
  const { newTitle, editTitle } = copy.editor;
  const isNew = textOf(await searchParams, "new") !== undefined;
  return { title: isNew ? newTitle : editTitle };
}

/**
 * A position of the company in its form; one that the reader may not change is only shown. With `?new=1`
 * one that is not stored yet, empty or with what another one says (`?from=`).
 */
export default async function EditRecruitmentPage({
  params,
  searchParams,
}: EditRecruitmentPageProps) {
  const [{ recruitmentId }, query] = await Promise.all([params, searchParams]);
  if (!uuid.safeParse(recruitmentId).success) notFound();
  const isNew = textOf(query, "new") !== undefined;
  const [own, frame] = await Promise.all([
    orNothing(caller().recruitment.getOwn.query({ recruitmentId }), "recruitmentNotFound"),
    orNotFound(caller().recruitment.frame.query(), "permissionDenied"),
  ]);
  if (own && !own.canEdit) redirect(`/recruitment/${recruitmentId}`);
  if (!own && !isNew) notFound();
  const from = own ? undefined : textOf(query, "from");
  const start = own
    ? { recruitmentId, status: own.status, editing: untouched(storedPosition(own)) }
    : { recruitmentId, status: "draft" as const, editing: await begin(from) };
  return (
    <FreshPage mark={uuidv7()} fallback={<EditorSkeleton />}>
      <EditorScreen start={start} frame={frame} isCopy={from !== undefined} />
    </FreshPage>
  );
}

/** A position before anything of it is stored; the last day of another one is its own. */
async function begin(from: string | undefined) {
  const me = await requireAce();
  if (!can(me, "recruitment:edit")) notFound();
  const empty = { ...emptyRecruitmentForm, aceIds: [me.userId] };
  const blank = untouched({ form: empty, lockVersion: undefined });
  if (from === undefined) return blank;
  if (!uuid.safeParse(from).success) notFound();
  const other = await orNotFound(
    caller().recruitment.getOwn.query({ recruitmentId: from }),
    "recruitmentNotFound",
  );
  return { ...blank, form: { ...storedPosition(other).form, closesAt: "" } };
}
