import type { Metadata } from "next";
import { compassCopy } from "@/features/compass/copy.ja";
import { NoResult } from "@/features/compass/no-result";
import { caller } from "@/platform/server/caller";
import { requireJoker } from "@/platform/server/guard";
import { ResultPage } from "../result-page";

export const metadata: Metadata = { title: compassCopy.result.title };

export default async function LatestResultPage() {
  await requireJoker();
  const past = await caller().compass.listResults.query();
  if (past.length === 0) return <NoResult />;
  return <ResultPage result={await caller().compass.getLatestResult.query()} past={past} />;
}
