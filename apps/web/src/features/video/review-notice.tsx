"use client";

import { useQuery } from "@tanstack/react-query";
import { MessageSquareHeart } from "lucide-react";
import { useState } from "react";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { lateWindow } from "@/ui/late-window";
import { reviewCopy as copy } from "./review-copy.ja";

const ReviewWindow = lateWindow(() =>
  import("./review-window").then(({ ReviewWindow }) => ReviewWindow),
);

export interface ReviewNoticeProps {
  matching: { readonly id: string; readonly isDoneVideoChat: boolean };
  side: "joker" | "ace";
}

/**
 * In the thread of an interview that one has not said anything about: the way to the window that was
 * put off, for the 14 days in which it is asked for (spec 2 · review).
 */
export function ReviewNotice({ matching, side }: ReviewNoticeProps) {
  const trpc = useTRPC();
  const [isOpen, setOpen] = useState(false);
  const { data: due } = useQuery(
    trpc.video.reviewDue.queryOptions(
      { matchingId: matching.id },
      { enabled: matching.isDoneVideoChat },
    ),
  );
  if (!due) return null;
  return (
    <section
      aria-label={copy.title}
      className="flex min-h-12 shrink-0 items-center gap-2.5 border-line border-b bg-pine-tint px-4 py-1"
    >
      <MessageSquareHeart className="size-5 shrink-0 text-pine" aria-hidden="true" />
      <p className="min-w-0 flex-1 truncate font-semibold text-pine text-sm">{copy.title}</p>
      <Button size="sm" variant="quiet" className="shrink-0" onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      <ReviewWindow
        open={isOpen}
        side={side}
        videoChatId={due.videoChatId}
        partnerName={due.partnerName}
        onClose={() => setOpen(false)}
      />
    </section>
  );
}
