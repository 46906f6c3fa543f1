"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { likeStatusAt } from "@tefuda/domain/like/policy";
import { tabOfLike } from "@tefuda/domain/like/states";
import { useMemo } from "react";
import { useTRPC } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { likesOf } from "./queries";
import type { CompanyLike, JokerLike, LikeTab } from "./types";

/** The likes of a tab, read again whenever the stream says that one of them changed. */
function useLikePages(tab: LikeTab) {
  const trpc = useTRPC();
  const list = useInfiniteQuery(likesOf(trpc, tab));
  return { list, now: useNow() };
}

/** An open page outlives the deadlines it shows. */
function inTab<Like extends JokerLike | CompanyLike>(
  likes: readonly Like[],
  tab: LikeTab,
  now: Date,
): Like[] {
  return likes
    .map((like) => ({ ...like, status: likeStatusAt(like, now) }))
    .filter(({ status }) => tabOfLike(status) === tab);
}

export function useJokerLikes(tab: LikeTab) {
  const { list, now } = useLikePages(tab);
  const pages = list.data?.pages;
  const likes = useMemo(
    () =>
      pages &&
      inTab(
        // The server answers by the caller's side; this screen is only ever the seeker's.
        pages.flatMap((page) => (page.side === "joker" ? page.items : [])),
        tab,
        now,
      ),
    [pages, tab, now],
  );
  return { list, likes, now };
}

export function useCompanyLikes(tab: LikeTab) {
  const { list, now } = useLikePages(tab);
  const pages = list.data?.pages;
  const likes = useMemo(
    () =>
      pages &&
      inTab(
        pages.flatMap((page) => (page.side === "company" ? page.items : [])),
        tab,
        now,
      ),
    [pages, tab, now],
  );
  return { list, likes, now };
}
