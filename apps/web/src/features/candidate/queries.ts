import type { QueryClient } from "@tanstack/react-query";
import type { TRPC } from "@/platform/trpc";
import { type CandidateAddress, searchInputOf } from "./filters";

/** What an address finds. */
export const foundQuery = (trpc: TRPC, address: CandidateAddress) =>
  trpc.candidate.searchJokers.queryOptions(searchInputOf(address));

/** The cards that are dealt next. */
export const deckQuery = (trpc: TRPC) => trpc.swipe.getDeck.queryOptions();

/** Reads the cards that are dealt next, and all that stands on the one on top: it does not grow under a hand. */
export async function prefetchDeck(queries: QueryClient, trpc: TRPC): Promise<void> {
  const deck = deckQuery(trpc);
  await queries.prefetchQuery(deck);
  const [top] = queries.getQueryData(deck.queryKey)?.cards ?? [];
  if (top)
    await queries.prefetchQuery(
      trpc.candidate.getJokerForCompany.queryOptions({ jokerId: top.jokerId }),
    );
}
