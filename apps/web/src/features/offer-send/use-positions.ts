"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useTRPC } from "@/platform/trpc";
import type { LinkablePositions, LinkableRecruitment } from "./types";

/** The positions that an offer can be linked to, and the one that is chosen. */
export interface Positions {
  /** What can be chosen now; the chosen one is among them. */
  readonly options: readonly LinkableRecruitment[];
  readonly chosen: LinkableRecruitment | undefined;
  /** The chosen one is still being read. */
  readonly isFinding: boolean;
  /** Reads again what could not be read. */
  readonly retry: (() => void) | undefined;
  /** Where there are more than the newest, the others are found by words. */
  readonly search: PositionSearch | undefined;
  readonly hasAny: boolean;
  /** Chooses one of the options. */
  readonly pick: (recruitmentId: string) => LinkableRecruitment | undefined;
}
export interface PositionSearch {
  readonly words: string;
  readonly setWords: (words: string) => void;
  /** What the words have found, as soon as that is known. */
  readonly found: LinkablePositions | undefined;
}

export function usePositions(newest: LinkablePositions, recruitmentId: string): Positions {
  const trpc = useTRPC();
  const [words, setWords] = useState("");
  const [picked, setPicked] = useState<LinkableRecruitment>();
  const asked = useDeferredValue(words.trim());
  const search = useQuery(
    trpc.recruitment.listLinkable.queryOptions(
      { words: asked },
      { enabled: newest.hasMore && asked !== "", placeholderData: keepPreviousData },
    ),
  );
  const found = asked === "" ? undefined : search.data;
  const known = [...newest.items, ...(picked ? [picked] : [])].find(
    ({ id }) => id === recruitmentId,
  );
  // One that was chosen before the page was opened may be none of the newest.
  const beside = useQuery(
    trpc.recruitment.listLinkable.queryOptions(
      { recruitmentId },
      { enabled: newest.hasMore && recruitmentId !== "" && !known },
    ),
  );
  const chosen = known ?? beside.data?.items.find(({ id }) => id === recruitmentId);
  const failed = [search, beside].find(({ isError }) => isError);
  const shown = (found ?? newest).items;
  const options = chosen && !shown.some(({ id }) => id === chosen.id) ? [chosen, ...shown] : shown;
  return {
    options,
    chosen,
    isFinding: beside.isLoading,
    retry: failed && (() => void failed.refetch()),
    search: newest.hasMore ? { words, setWords, found } : undefined,
    hasAny: newest.items.length > 0,
    pick: (id) => {
      const position = options.find((one) => one.id === id);
      setPicked(position);
      return position;
    },
  };
}
