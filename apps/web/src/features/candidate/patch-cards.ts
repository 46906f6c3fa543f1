import type { QueryClient } from "@tanstack/react-query";
import type { useTRPC } from "@/platform/trpc";
import type { Candidate } from "./types";

export type CardPatch = Partial<Pick<Candidate, "state" | "keep">>;
type Trpc = ReturnType<typeof useTRPC>;

/** Changes one candidate's card in everything that has been read and may be on screen. */
export function patchCards(queries: QueryClient, trpc: Trpc, jokerId: string, patch: CardPatch) {
  const one = <C extends { readonly jokerId: string }>(card: C): C =>
    card.jokerId === jokerId ? { ...card, ...patch } : card;
  const { candidate } = trpc;
  queries.setQueriesData(candidate.searchJokers.queryFilter(), (found) =>
    found ? { ...found, hits: found.hits.map(one) } : found,
  );
  queries.setQueriesData(candidate.listKept.queryFilter(), (kept) =>
    kept ? { ...kept, items: kept.items.map(one) } : kept,
  );
  queries.setQueriesData(candidate.listHidden.infiniteQueryFilter(), (hidden) =>
    hidden
      ? { ...hidden, pages: hidden.pages.map((page) => ({ ...page, items: page.items.map(one) })) }
      : hidden,
  );
  queries.setQueriesData(candidate.getJokerForCompany.queryFilter({ jokerId }), (profile) =>
    profile ? one(profile) : profile,
  );
}
