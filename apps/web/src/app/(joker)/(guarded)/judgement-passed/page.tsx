import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { judgementCopy } from "@/features/judgement/copy.ja";
import { PassedScreen } from "@/features/judgement/passed-screen";
import { caller } from "@/platform/server/caller";
import { requireJoker } from "@/platform/server/guard";
import { SimpleShell } from "@/ui/shell/simple-shell";
import { WishLink } from "../../../_like/wish-link";
import { brand } from "../../../site";

export const metadata: Metadata = { title: judgementCopy.titles.passed };

interface JudgementPassedPageProps {
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

const one = (value: string | string[] | undefined) =>
  typeof value === "string" ? value : undefined;

export default async function JudgementPassedPage({ searchParams }: JudgementPassedPageProps) {
  await requireJoker();
  const [{ from }, judgement] = await Promise.all([searchParams, caller().judgement.own.query()]);
  if (judgement.status !== "passed") redirect("/mypage");
  return (
    <SimpleShell brand={brand}>
      {/* What the address says of a rank anybody can write. */}
      <PassedScreen from={one(from)} rank={judgement.rank} more={<WishLink fulfils />} />
    </SimpleShell>
  );
}
