"use client";

import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { uiCopy } from "./copy.ja.ts";
import { ErrorState } from "./error-state.tsx";
import { SkeletonCards } from "./skeleton.tsx";

/** What a list asks of its query; every infinite query has it. */
export interface PagedQuery {
  readonly data: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

export interface PagedListProps {
  list: PagedQuery;
  /** Whether the pages read so far hold nothing that is shown. */
  isEmpty: boolean;
  /** Stands for an empty list; nothing where the children say it themselves. */
  empty?: ReactNode;
  /** How many cards stand for a list on its way. */
  skeletons?: number;
  /** Said when not even the first page could be read. */
  failed?: string;
  /** On the button for the next page. */
  more?: string;
  children: ReactNode;
}

/**
 * A list read page by page, in each of its states. What has been read stays on screen when reading
 * again or reading on fails.
 */
export function PagedList({
  list,
  isEmpty,
  empty,
  skeletons = 4,
  failed,
  more,
  children,
}: PagedListProps) {
  if (!list.data)
    return list.isError ? (
      <ErrorState
        {...(failed !== undefined && { text: failed })}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    ) : (
      <SkeletonCards count={skeletons} />
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      {/* A page may hold nothing that is shown, and the next one something. */}
      {isEmpty && !list.hasNextPage && empty}
      {!isEmpty && children}
      <MoreButton list={list} label={more} />
    </div>
  );
}

interface MoreButtonProps {
  list: Pick<
    PagedQuery,
    "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError" | "fetchNextPage"
  >;
  label?: string | undefined;
}

/** The way to the next page of a list, which says so when that could not be read. */
export function MoreButton({ list, label = uiCopy.showMore }: MoreButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <div className="grid justify-items-center gap-2">
      {list.isFetchNextPageError && !list.isFetchingNextPage && (
        <p role="alert" className="text-danger text-sm">
          {uiCopy.moreFailed}
        </p>
      )}
      <Button
        variant="secondary"
        busy={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {label}
      </Button>
    </div>
  );
}
