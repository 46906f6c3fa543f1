import type { Metadata } from "next";
import { videoCopy as copy } from "@/features/video/copy.ja";
import { VideoRoute } from "./video-route";

export const metadata: Metadata = { title: copy.title };

interface Props {
  params: Promise<{ matchingId: string; videoChatId: string }>;
}

export default async function VideoChatPage({ params }: Props) {
  const { matchingId, videoChatId } = await params;
  return <VideoRoute key={videoChatId} matchingId={matchingId} videoChatId={videoChatId} />;
}
