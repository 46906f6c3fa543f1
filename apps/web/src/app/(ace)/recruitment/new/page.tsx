import { can } from "@tefuda/domain/policy/can";
import { emptyRecruitmentForm, writeRecruitmentForm } from "@tefuda/domain/recruitment/form";
import { uuid } from "@tefuda/domain/validation/fields";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { uuidv7 } from "uuidv7";
import { ownRecruitmentCopy as copy } from "@/features/own-recruitment/copy.ja";
import { EditorScreen } from "@/features/own-recruitment/editor/editor-screen";
import { type SearchParams, textOf } from "@/platform/search-params";
import { caller } from "@/platform/server/caller";
import { requireAce } from "@/platform/server/guard";
import { orNotFound } from "@/platform/server/or-not-found";

export const metadata: Metadata = { title: copy.editor.newTitle, robots: { index: false } };

/** A new position, empty or with what another one says (`?from=`). */
export default async function NewRecruitmentPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const me = await requireAce();
  if (!can(me, "recruitment:edit")) notFound();
  const from = textOf(await searchParams, "from");
  const [frame, copied] = await Promise.all([
    caller().recruitment.frame.query(),
    from === undefined ? undefined : readForm(from),
  ]);
  const form = copied ?? { ...emptyRecruitmentForm, aceIds: [me.userId] };
  return (
    <EditorScreen
      // The key of the position: made once, with the page, so that what is sent twice is one.
      start={{ recruitmentId: uuidv7(), lockVersion: undefined, status: "draft", form }}
      frame={frame}
      isCopy={copied !== undefined}
    />
  );
}

/** What another position of the company says; its last day is its own. */
async function readForm(recruitmentId: string) {
  if (!uuid.safeParse(recruitmentId).success) notFound();
  const { recruitment, unfinished } = await orNotFound(
    caller().recruitment.getOwn.query({ recruitmentId }),
    "recruitmentNotFound",
  );
  return { ...writeRecruitmentForm(recruitment, unfinished), closesAt: "" };
}
