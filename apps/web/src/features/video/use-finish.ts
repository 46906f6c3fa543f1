"use client";

import { useMutation } from "@tanstack/react-query";
import { useTRPCClient } from "@/platform/trpc";
import type { RoomView } from "./use-room-view";

/** Ends the interview for both: held, or not held because the other side did not come. */
export function useFinish({ id: videoChatId }: RoomView, take: (view: RoomView) => void) {
  const client = useTRPCClient();
  return useMutation({
    mutationFn: async (outcome: "done" | "noShow") => {
      await client.video.finish.mutate({ videoChatId, outcome });
      take(await client.video.get.query({ videoChatId }));
    },
  });
}
