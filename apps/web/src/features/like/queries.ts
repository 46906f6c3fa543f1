import { nextPage } from "@/platform/next-page";
import type { TRPC } from "@/platform/trpc";
import type { LikeTab } from "./types";

/** The likes of a tab: those that one's side sent or received. */
export const likesOf = (trpc: TRPC, tab: LikeTab) =>
  trpc.like.list.infiniteQueryOptions({ tab }, nextPage);
