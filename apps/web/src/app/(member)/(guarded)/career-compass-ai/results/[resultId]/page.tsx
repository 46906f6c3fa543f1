import { compassResultIdSchema } from "@tefuda/domain/compass/schema";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { compassCopy } from "@/features/compass/copy.ja";
import { caller } from "@/platform/server/caller";
import { requireJoker } from "@/platform/server/guard";
import { orNotFound } from "@/platform/server/or-not-found";
import { ResultPage } from "../result-page";

export const metadata: Metadata = { title: compassCopy.result.title };

export default async function OneResultPage({ params }: { params: Promise<{ resultId: string }> }) {
  await requireJoker();
  const asked = compassResultIdSchema.safeParse({ id: (await params).resultId });
  if (!asked.success) notFound();
  const [result, past] = await Promise.all([
    orNotFound(caller().compass.getResult.query(asked.data), "dataNotFound"),
    caller().compass.listResults.query(),
  ]);
  return <ResultPage result={result} past={past} />;
}
