import type { Metadata } from "next";
import { compassCopy } from "@/features/compass/copy.ja";
import { NoResult } from "@/features/compass/no-result";
import { caller } from "@/platform/server/caller";
import { requireJoker } from "@/platform/server/guard";
import { ConclusionWithEditor } from "../../../_compass/with-editor";

export const metadata: Metadata = { title: compassCopy.conclusion.title, robots: { index: false } };

export default async function ConclusionPage() {
  await requireJoker();
  const past = await caller().compass.listResults.query();
  if (past.length === 0) return <NoResult />;
  const [{ input }, own] = await Promise.all([
    caller().compass.getLatestResult.query(),
    caller().joker.own.query(),
  ]);
  return <ConclusionWithEditor text={input} own={own} />;
}
