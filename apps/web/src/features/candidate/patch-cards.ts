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
