import { socialResults } from "@tefuda/domain/social/constants";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ConfirmedScreen } from "@/features/account/social/confirmed-screen";
import { socialCopy } from "@/features/account/social/copy.ja";
import { choicesOf, type SearchParams } from "@/platform/search-params";
import { requireJoker } from "@/platform/server/guard";

export const metadata: Metadata = { title: socialCopy.proof.title };

export default async function ConfirmedPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  await requireJoker();
  const [result] = choicesOf(await searchParams, "social", socialResults);
  if (!result) redirect("/mypage/setting");
  return <ConfirmedScreen result={result} />;
}
