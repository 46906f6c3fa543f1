"use client";

import clsx from "clsx";
import { useSelectedLayoutSegment } from "next/navigation";
import { type ReactNode, Suspense } from "react";
import { SkeletonCards } from "@/ui/skeleton";
import { matchingCopy as copy } from "./copy.ja";
import { MatchingList, type MatchingListProps } from "./matching-list";
import { ThreadSearch } from "./search/thread-search";

/** Two panes from 992 px on: the list stays, the room changes. On a phone, one of the two. */
export function MatchingsFrame({
  children,
  actions,
  ...list
}: MatchingListProps & {
  children: ReactNode;
  /** Above the list. */
  actions?: ReactNode;
}) {
  const isInRoom = useSelectedLayoutSegment() !== null;
  return (
    <div className="lg:grid lg:h-[calc(100dvh-var(--header-height))] lg:grid-cols-[minmax(20rem,26rem)_1fr]">
      {/* The page's heading stays when a phone shows a room instead of the list. */}
      <h1 className="sr-only">{list.title ?? copy.title}</h1>
      <section
        aria-label={copy.list}
        className={clsx(
          "px-4 py-5 lg:relative lg:block lg:overflow-y-auto lg:border-line lg:border-r lg:px-5",
          isInRoom && "hidden",
        )}
      >
        {actions}
        <Suspense fallback={<SkeletonCards count={5} />}>
          <p aria-hidden="true" className="mb-4 font-semibold text-xl">
            {list.title ?? copy.title}
          </p>
          <ThreadSearch>
            <MatchingList {...list} />
          </ThreadSearch>
        </Suspense>
      </section>
      <div className={clsx("min-h-0 min-w-0", !isInRoom && "hidden lg:block")}>{children}</div>
    </div>
  );
}
