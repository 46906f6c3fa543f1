import { announceStates } from "@tefuda/domain/announce/states";
import type { Metadata } from "next";
import { AnnouncesScreen } from "@/features/announce/announces-screen";
import { announceCopy as copy } from "@/features/announce/copy.ja";
import { choicesOf, type SearchParams } from "@/platform/search-params";

export const metadata: Metadata = { title: copy.title };

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <AnnouncesScreen state={choicesOf(await searchParams, "state", announceStates)[0]} />;
}
