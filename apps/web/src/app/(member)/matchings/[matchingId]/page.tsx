import type { Metadata } from "next";
import { matchingCopy as copy } from "@/features/matching/copy.ja";
import { RoomPage } from "./room-page";

export const metadata: Metadata = { title: copy.title };

interface Props {
  params: Promise<{ matchingId: string }>;
  searchParams: Promise<{ established?: string }>;
}

export default async function MatchingPage({ params, searchParams }: Props) {
  const { matchingId } = await params;
  const { established } = await searchParams;
  return <RoomPage key={matchingId} matchingId={matchingId} isEstablished={established === "1"} />;
}
