"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { CHAT_SEARCH_WORDS } from "@tefuda/domain/constants/limits";
import { INPUT_DEBOUNCE_MS } from "@tefuda/domain/constants/timing";
import { clean } from "@tefuda/domain/text/clean";
import { countGraphemes } from "@tefuda/domain/text/graphemes";
import { useEffect, useState } from "react";
import { nextPage } from "@/platform/next-page";
import { type Outputs, useTRPC } from "@/platform/trpc";

export type FoundMessage = Outputs["chat"]["search"]["items"][number];
export type FoundPartner = Outputs["chat"]["search"]["partners"][number];

/** The search in one's own threads: asked for when typing pauses, or at once by Enter. */
export function useThreadSearch() {
  const trpc = useTRPC();
  const [typed, setTyped] = useState("");
  const [words, setWords] = useState("");
  /** Kana that are being turned into kanji are no words yet. */
  const [isComposing, setComposing] = useState(false);
  const entered = clean(typed);
  const isTooLong = countGraphemes(entered) > CHAT_SEARCH_WORDS.max;

  useEffect(() => {
    if (isComposing) return;
    if (entered === "") {
      setWords("");
      return;
    }
    if (isTooLong) return;
    const timer = setTimeout(() => setWords(entered), INPUT_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [entered, isComposing, isTooLong]);

  const query = useInfiniteQuery(
    trpc.chat.search.infiniteQueryOptions(
      { words },
      {
        enabled: words !== "",
        ...nextPage,
        placeholderData: keepPreviousData,
        // What was written since is to be found.
        staleTime: 0,
      },
    ),
  );
  const pages = query.data?.pages ?? [];
  return {
    typed,
    setTyped,
    setComposing,
    /** What the results were found by. */
    words,
    isTooLong,
    isOpen: entered !== "",
    /** What is typed is not what was looked for. */
    isWaiting: entered !== words || query.isPlaceholderData || query.isLoading,
    searchNow: () => !isTooLong && setWords(entered),
    clear() {
      setTyped("");
      setWords("");
    },
    query,
    isRead: query.data !== undefined && words !== "",
    partners: pages[0]?.partners ?? [],
    messages: pages.flatMap(({ items }) => items),
  };
}

export type ThreadSearchState = ReturnType<typeof useThreadSearch>;
