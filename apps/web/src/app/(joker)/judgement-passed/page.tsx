import type { Metadata } from "next";
import { judgementCopy } from "@/features/judgement/copy.ja";
import { PassedScreen } from "@/features/judgement/passed-screen";
import { SimpleShell } from "@/ui/shell/simple-shell";
import { brand } from "../../site";

export const metadata: Metadata = { title: judgementCopy.titles.passed, robots: { index: false } };

interface JudgementPassedPageProps {
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

const one = (value: string | string[] | undefined) =>
  typeof value === "string" ? value : undefined;

export default async function JudgementPassedPage({ searchParams }: JudgementPassedPageProps) {
  const { from, r } = await searchParams;
  return (
    <SimpleShell brand={brand}>
      <PassedScreen from={one(from)} r={one(r)} />
    </SimpleShell>
  );
}
