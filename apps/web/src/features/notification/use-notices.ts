"use client";

import { useLiveList } from "@/platform/live/use-live-list";
import type { LiveDocs } from "@/platform/live/wire";
import { type Marked, mergeNotices } from "./merge";

interface NoticesOptions<Doc> {
  readonly pages: readonly { readonly items: readonly Doc[] }[] | undefined;
  readonly marked: Marked;
  reread(): void;
}

/** The notices of a live topic over the pages that were read of it. */
export function useNotices<Name extends "notifications" | "announces">(
  topic: Name,
  { pages, marked, reread }: NoticesOptions<LiveDocs[Name]>,
): LiveDocs[Name][] | undefined {
  const live = useLiveList(topic, { pages, reread });
  return (
    pages &&
    mergeNotices(
      pages.flatMap(({ items }) => items),
      live,
      marked,
    )
  );
}
