import { compassResultIdSchema } from "@tefuda/domain/compass/schema";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { compassCopy } from "@/features/compass/copy.ja";
import { NoResult } from "@/features/compass/no-result";
import { caller } from "@/platform/server/caller";
import { requireJoker } from "@/platform/server/guard";
import { orNotFound } from "@/platform/server/or-not-found";
import { ConclusionWithEditor } from "../../../../_compass/with-editor";

export const metadata: Metadata = { title: compassCopy.conclusion.title };

interface ConclusionPageProps {
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function ConclusionPage({ searchParams }: ConclusionPageProps) {
  await requireJoker();
  const { result: id } = await searchParams;
  const past = await caller().compass.listResults.query();
  if (past.length === 0) return <NoResult />;
  const [result, own] = await Promise.all([
    id === undefined ? caller().compass.getLatestResult.query() : resultOf(id),
    caller().joker.own.query(),
  ]);
  // An address typed by hand can name another result: its text begins the editor anew.
  return <ConclusionWithEditor key={result.id} result={result} own={own} />;
}

/** The result that an address names, whose text the editor begins with. */
function resultOf(id: string | string[]) {
  const asked = compassResultIdSchema.safeParse({ id });
  if (!asked.success) notFound();
  return orNotFound(caller().compass.getResult.query(asked.data), "dataNotFound");
}
