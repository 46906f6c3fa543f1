"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTRPC } from "@/platform/trpc";
import { lateWindow } from "@/ui/late-window";

const ReviewWindow = lateWindow(() =>
  import("./review-window").then(({ ReviewWindow }) => ReviewWindow),
);

const STALE_MS = 300_000;

/** Asks once, on the first visit after an interview, what it was like (spec 2 · review). */
export function ReviewPrompt({ side }: { side: "joker" | "ace" }) {
  const trpc = useTRPC();
  const [closedId, setClosedId] = useState<string>();
  const due = useQuery(trpc.video.reviewDue.queryOptions({}, { staleTime: STALE_MS }));
  const { mutate: noteShown } = useMutation(
    trpc.video.reviewShown.mutationOptions({ meta: { ownErrors: true } }),
  );
  // Once it was shown it is not due any more: an answer that says so closes no open window.
  const [asked, setAsked] = useState(due.data);
  const next = due.data;
  if (next && next.videoChatId !== asked?.videoChatId && (!asked || asked.videoChatId === closedId))
    setAsked(next);
  const videoChatId = asked?.videoChatId;
  useEffect(() => {
    if (videoChatId) noteShown({ videoChatId });
  }, [videoChatId, noteShown]);
  if (!asked) return null;
  return (
    <ReviewWindow
      key={asked.videoChatId}
      open={asked.videoChatId !== closedId}
      side={side}
      videoChatId={asked.videoChatId}
      partnerName={asked.partnerName}
      onClose={() => setClosedId(asked.videoChatId)}
    />
  );
}
