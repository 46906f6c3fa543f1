import type { Metadata } from "next";
import { matchingCopy as copy } from "@/features/matching/copy.ja";
import { FirstAnswers } from "@/platform/server/first-answers";
import { RoomPage } from "./room-page";

export const metadata: Metadata = { title: copy.title };

interface Props {
  params: Promise<{ matchingId: string }>;
  searchParams: Promise<{ established?: string }>;
}

export default async function MatchingPage({ params, searchParams }: Props) {
  const { matchingId } = await params;
  const { established } = await searchParams;
  return (
    <FirstAnswers
      read={(queries, trpc) => [
        queries.prefetchQuery(trpc.matching.get.queryOptions({ matchingId })),
        queries.prefetchQuery(trpc.chat.list.queryOptions({ matchingId })),
        queries.prefetchQuery(trpc.schedule.get.queryOptions({ matchingId })),
      ]}
    >
      <RoomPage key={matchingId} matchingId={matchingId} isEstablished={established === "1"} />
    </FirstAnswers>
  );
}
