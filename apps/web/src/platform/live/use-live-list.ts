"use client";

import { useEffect, useRef, useState } from "react";
import { useLive } from "./provider";
import { isCovered, type LiveRows } from "./rows";
import type { LiveDocs, LiveName, LiveSubscription } from "./wire";

type Pages = readonly { readonly items: readonly { readonly id: string }[] }[];

export interface LiveListOptions {
  /** What was read so far. */
  readonly pages: Pages | undefined;
  /** Reads the pages again: what lies behind the newest rows may be old, kept from before or from before a lost connection. */
  reread(): void;
  /** Something came since the list was opened. */
  changed?(): void;
}

/**
 * What the stream says of the rows of a topic, to be laid over the pages that were read. The list stays
 * as it is while a whole set arrives, and is read again only where the set says nothing of a row on it.
 */
export function useLiveList<Name extends LiveName>(
  topic: LiveSubscription<Name>,
  { pages, reread, changed }: LiveListOptions,
): LiveRows<LiveDocs[Name]> {
  type Doc = LiveDocs[Name];
  const [live, setLive] = useState<LiveRows<Doc>>(() => new Map());
  /** A set that is not whole yet. */
  const arriving = useRef<Map<string, Doc | null>>(undefined);
  /** The last whole set, until what was read has been held against it. */
  const unchecked = useRef<LiveRows<Doc>>(undefined);

  const take = (id: string, doc: Doc | null) => {
    if (arriving.current) arriving.current.set(id, doc);
    else {
      setLive((held) => new Map(held).set(id, doc));
      changed?.();
    }
  };
  useLive(topic, {
    reset: () => {
      arriving.current = new Map();
    },
    added: take,
    modified: take,
    removed: (id) => take(id, null),
    ready: () => {
      const whole = arriving.current;
      arriving.current = undefined;
      unchecked.current = whole;
      if (whole) setLive(whole);
      changed?.();
    },
  });

  useEffect(() => {
    const newest = unchecked.current;
    if (!newest || !pages) return;
    unchecked.current = undefined;
    const read = pages.flatMap(({ items }) => items);
    if (!isCovered(read, newest)) reread();
  });

  return live;
}
