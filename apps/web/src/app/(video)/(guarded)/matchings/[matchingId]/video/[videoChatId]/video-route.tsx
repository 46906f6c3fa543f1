"use client";

import { Room } from "@/features/chat/room";
import { useMatching } from "@/features/chat/use-matching";
import { VideoPage } from "@/features/video/video-page";

export interface VideoRouteProps {
  matchingId: string;
  videoChatId: string;
}

/** The interview with its thread beside it. */
export function VideoRoute({ matchingId, videoChatId }: VideoRouteProps) {
  // Also heard while the thread is closed.
  const { matching } = useMatching(matchingId);
  return (
    <VideoPage
      matchingId={matchingId}
      videoChatId={videoChatId}
      chat={<Room matchingId={matchingId} isEstablished={false} isPanel />}
      hasUnread={(matching?.unreadCount ?? 0) > 0}
    />
  );
}
