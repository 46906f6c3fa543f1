import type { Metadata } from "next";
import { supportCopy as copy } from "@/features/support/copy.ja";
import { OverseenScreen } from "@/features/support/overseen-screen";
import { type SearchParams, textOf } from "@/platform/search-params";

export const metadata: Metadata = { title: copy.overseen.title };

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <OverseenScreen words={textOf(await searchParams, "id")} />;
}
