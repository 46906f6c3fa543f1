"use client";

import { useQuery } from "@tanstack/react-query";
import { Video } from "lucide-react";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { buttonClass } from "@/ui/button-class";
import { joinText } from "./join-state";
import { useServerNow } from "./use-server-now";

export interface JoinButtonProps {
  matchingId: string;
  videoChat: { readonly id: string; readonly startAt: string; readonly endAt: string };
}

const icon = <Video className="size-4.5" aria-hidden="true" />;

/** The way into the room: opens 10 minutes before the start, by the server's clock. */
export function JoinButton({ matchingId, videoChat }: JoinButtonProps) {
  const trpc = useTRPC();
  const room = useQuery(trpc.video.get.queryOptions({ videoChatId: videoChat.id }));
  const now = useServerNow(room.data?.serverNow);
  const interview = { startAt: new Date(videoChat.startAt), endAt: new Date(videoChat.endAt) };
  const { text, isClosed } = joinText(interview, now);
  return isClosed ? (
    <Button size="sm" variant="secondary" disabled icon={icon}>
      {text}
    </Button>
  ) : (
    // No link within the product: the room is loaded anew, since only there cameras are allowed.
    <a
      href={`/matchings/${matchingId}/video/${videoChat.id}`}
      className={buttonClass({ size: "sm" })}
    >
      {icon}
      {text}
    </a>
  );
}
