"use client";

import { type ReactNode, useId } from "react";
import { ErrorState } from "@/ui/error-state";
import { MoreButton } from "@/ui/paged-list";
import { SkeletonCards } from "@/ui/skeleton";
import type { LikeTab } from "./types";
import type { useCompanyLikes, useJokerLikes } from "./use-likes";

type Query = ReturnType<typeof useJokerLikes>["list"] | ReturnType<typeof useCompanyLikes>["list"];

interface LikeListProps<Like> {
  tab: LikeTab;
  /** Stands over those that have ended, below the offers that have. */
  title: string;
  label: string;
  list: Query;
  likes: readonly Like[] | undefined;
  empty: ReactNode;
  className: string;
  /** A card, with the level of its heading. */
  card: (like: Like, level: 2 | 3) => ReactNode;
}

/** Likes below one another, with what stands there while there are none. */
export function LikeList<Like extends { readonly id: string }>(props: LikeListProps<Like>) {
  const { tab, title, label, list, likes, empty, className, card } = props;
  const id = useId();
  const isClosed = tab === "closed";
  if (!likes)
    return list.isError ? (
      <ErrorState onRetry={() => list.refetch()} busy={list.isFetching} />
    ) : (
      <SkeletonCards count={isClosed ? 2 : 4} />
    );
  if (likes.length === 0 && !list.hasNextPage) return empty;
  return (
    <section
      className="grid gap-4"
      {...(isClosed ? { "aria-labelledby": id } : { "aria-label": label })}
    >
      {isClosed && (
        <h2 id={id} className="mt-4 text-lg">
          {title}
        </h2>
      )}
      <ul aria-label={label} className={className}>
        {likes.map((like) => (
          <li key={like.id}>{card(like, isClosed ? 3 : 2)}</li>
        ))}
      </ul>
      <MoreButton list={list} />
    </section>
  );
}
