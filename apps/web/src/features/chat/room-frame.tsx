"use client";

import { threadNotices } from "@tefuda/domain/chat/labels.ja";
import clsx from "clsx";
import { type ReactNode, useDeferredValue, useRef } from "react";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { SkeletonText } from "@/ui/skeleton";
import { chatCopy as copy } from "./copy.ja";
import type { Matching, useMatching } from "./use-matching";
import { useRoomHeight } from "./use-room-height";

export interface RoomFrameProps {
  thread: ReturnType<typeof useMatching>;
  backHref: string;
  /** How the list is called there, when it is not that of one's own messages. */
  toList?: string;
  /** Beside something else, such as an interview. */
  isPanel?: boolean;
  /** Below the line that the matching has ended. */
  endedActions?: ((matching: Matching) => ReactNode) | undefined;
  children: (matching: Matching) => ReactNode;
}

/** The frame of a thread: a pane, or the whole screen of a phone, with what stands for a thread that is not there. */
export function RoomFrame(props: RoomFrameProps) {
  const { thread, backHref, toList = copy.toList, isPanel, endedActions, children } = props;
  const { query, matching, isGone } = thread;
  const frame = useRef<HTMLElement>(null);
  useRoomHeight(frame);
  // A room is the most that is drawn at once: in pieces, between which the page answers.
  const isDrawn = useDeferredValue(matching !== undefined);
  return (
    <section
      ref={frame}
      className={clsx(
        "flex flex-col bg-paper [container:room/size] lg:h-full",
        isPanel
          ? "min-h-0 flex-1"
          : "z-35 max-lg:fixed max-lg:inset-x-0 max-lg:top-(--room-top,0px) max-lg:h-(--room-height,100dvh)",
      )}
    >
      {/* What was open here and is gone has ended; what never was may be a wrong address. */}
      {isGone ? (
        <EmptyState
          drawing="message"
          text={matching ? threadNotices.released : copy.notFound}
          action={
            <div className="grid justify-items-center gap-3">
              <ButtonLink href={backHref}>{toList}</ButtonLink>
              {matching && endedActions?.(matching)}
            </div>
          }
        />
      ) : matching && isDrawn ? (
        children(matching)
      ) : query.isError ? (
        <ErrorState onRetry={() => query.refetch()} busy={query.isFetching} />
      ) : (
        <div className="p-6">
          <SkeletonText lines={6} />
        </div>
      )}
    </section>
  );
}
