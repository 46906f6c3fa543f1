import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Outputs, useTRPC } from "@/platform/trpc";
import type { Candidate, CandidateProfile } from "./types";

export type CardPatch = Partial<Pick<Candidate, "state" | "keep" | "noteCount">>;
type Trpc = ReturnType<typeof useTRPC>;
type Lists = Outputs["candidate"];

/** Changes one candidate's card in everything that has been read and may be on screen. */
export function patchCards(queries: QueryClient, trpc: Trpc, jokerId: string, patch: CardPatch) {
  const one = <C extends { readonly jokerId: string }>(card: C): C =>
    card.jokerId === jokerId ? { ...card, ...patch } : card;
  const { candidate } = trpc;
  queries.setQueriesData<Lists["searchJokers"]>(
    candidate.searchJokers.queryFilter(),
    (found) => found && { ...found, hits: found.hits.map(one) },
  );
  queries.setQueriesData<Lists["listKept"]>(
    candidate.listKept.queryFilter(),
    (kept) => kept && { ...kept, items: kept.items.map(one) },
  );
  queries.setQueriesData<InfiniteData<Lists["listHidden"]>>(
    candidate.listHidden.infiniteQueryFilter(),
    (hidden) =>
      hidden && {
        ...hidden,
        pages: hidden.pages.map((page) => ({ ...page, items: page.items.map(one) })),
      },
  );
  queries.setQueriesData<CandidateProfile>(
    candidate.getJokerForCompany.queryFilter({ jokerId }),
    (profile) => profile && one(profile),
  );
}

/**
 * Drops the answers that are on their way: given before a change, they would take it back on screen.
 * What they were asked for is read when the list next comes on screen.
 */
export function dropReads(queries: QueryClient, trpc: Trpc) {
  const hasOlder = ({ state }: { state: { data: unknown } }) => state.data !== undefined;
  void queries.cancelQueries({ ...trpc.candidate.pathFilter(), predicate: hasOlder });
}

/**
 * After a change, lists are read again when they next come on screen, not under the reader's hand.
 * What is being read just now may have been answered before the change: it begins anew.
 */
export function readLater(queries: QueryClient, trpc: Trpc) {
  const all = trpc.candidate.pathFilter();
  void queries.invalidateQueries({ ...all, refetchType: "none" });
  void queries.refetchQueries({ ...all, fetchStatus: "fetching" });
}

/** Reads those searches again that do not have the candidate, who may belong to them now. */
export function readWithout(queries: QueryClient, trpc: Trpc, jokerId: string) {
  const searches = trpc.candidate.searchJokers;
  for (const [queryKey, found] of queries.getQueriesData<Lists["searchJokers"]>(
    searches.queryFilter(),
  )) {
    const isThere = found?.hits.some((hit) => hit.jokerId === jokerId);
    if (!isThere) void queries.invalidateQueries({ queryKey, exact: true });
  }
}
