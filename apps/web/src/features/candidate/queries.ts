import type { TRPC } from "@/platform/trpc";
import { type CandidateAddress, searchInputOf } from "./filters";

/** What an address finds. */
export const foundQuery = (trpc: TRPC, address: CandidateAddress) =>
  trpc.candidate.searchJokers.queryOptions(searchInputOf(address));

/** The cards that are dealt next. */
export const deckQuery = (trpc: TRPC) => trpc.swipe.getDeck.queryOptions();
