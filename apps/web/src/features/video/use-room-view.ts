"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { failureOf } from "@/platform/errors";
import { useLiveDoc } from "@/platform/live/use-live-doc";
import { type Outputs, useTRPC } from "@/platform/trpc";

export type RoomView = Outputs["video"]["get"];

/** The room as the server sees it, live; `isGone` when it is not the reader's or has ended with its thread. */
export function useRoomView(videoChatId: string) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const [isRemoved, setRemoved] = useState(false);
  const query = useQuery(trpc.video.get.queryOptions({ videoChatId }, { staleTime: 0 }));
  const take = useCallback(
    (view: RoomView) => {
      const key = trpc.video.get.queryKey({ videoChatId });
      // An answer that was under way when something newer came is older than what is held.
      queries.setQueryData(key, (held) => (held && held.serverNow > view.serverNow ? held : view));
    },
    [queries, trpc, videoChatId],
  );
  useLiveDoc(`video:${videoChatId}`, take, { gone: () => setRemoved(true) });
  const code = query.error && failureOf(query.error).code;
  return {
    query,
    view: query.data,
    take,
    isGone: isRemoved || code === "dataNotFound" || code === "invalidParameter",
  };
}
