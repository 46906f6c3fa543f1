import type { MatchingTab } from "@tefuda/domain/matching/constants";
import { nextPage } from "@/platform/next-page";
import type { TRPC } from "@/platform/trpc";

/** The matchings of a tab, the one with the newest message first. */
export const matchingsOf = (trpc: TRPC, tab: MatchingTab) =>
  trpc.matching.list.infiniteQueryOptions({ tab }, nextPage);
