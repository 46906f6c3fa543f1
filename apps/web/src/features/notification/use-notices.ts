"use client";

import { useRef, useState } from "react";
import { useLive } from "@/platform/live/provider";
import { type LiveNotices, type Marked, mergeNotices, type Notice } from "./merge";

/**
 * The notices of a live topic over the pages that were read of it. `onReady` has to read the pages
 * again: they may be from before, or from before a lost connection.
 */
export function useNotices<Doc extends Notice>(
  topic: string,
  {
    pages,
    marked,
    onReady,
  }: {
    pages: readonly { readonly items: readonly Doc[] }[] | undefined;
    marked: Marked;
    onReady: () => void;
  },
): Doc[] | undefined {
  const [live, setLive] = useState<LiveNotices<Doc>>(new Map());
  /** A snapshot that is not whole yet; the list stays as it was until then. */
  const arriving = useRef<Map<string, Doc | null>>(undefined);
  const take = (id: string, doc: Doc | null) => {
    if (arriving.current) arriving.current.set(id, doc);
    else setLive((held) => new Map(held).set(id, doc));
  };
  useLive<Doc>(topic, {
    reset: () => {
      arriving.current = new Map();
    },
    added: take,
    modified: take,
    removed: (id) => take(id, null),
    ready: () => {
      if (arriving.current) setLive(arriving.current);
      arriving.current = undefined;
      onReady();
    },
  });
  return (
    pages &&
    mergeNotices(
      pages.flatMap(({ items }) => items),
      live,
      marked,
    )
  );
}
