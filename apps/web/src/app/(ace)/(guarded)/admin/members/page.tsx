import type { Metadata } from "next";
import { memberCopy } from "@/features/member/copy.ja";
import { MembersScreen } from "@/features/member/members-screen";
import { type SearchParams, textOf } from "@/platform/search-params";

export const metadata: Metadata = { title: memberCopy.title };

export default async function MembersPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const group = textOf(await searchParams, "group") === "left" ? "left" : "active";
  return <MembersScreen key={group} group={group} />;
}
