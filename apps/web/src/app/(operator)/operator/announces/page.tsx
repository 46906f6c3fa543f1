import { announceStates } from "@tefuda/domain/announce/states";
import type { Metadata } from "next";
import { AnnouncesScreen } from "@/features/announce/announces-screen";
import { announceCopy as copy } from "@/features/announce/copy.ja";
import { choicesOf, type SearchParams } from "@/platform/search-params";

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <AnnouncesScreen state={choicesOf(await searchParams, "state", announceStates)[0]} />;
}
