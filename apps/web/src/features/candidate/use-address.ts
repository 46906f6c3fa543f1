"use client";

import { useSearchParams } from "next/navigation";
import { useMemo } from "react";
import { type CandidateAddress, type CandidateFilters, readAddress, writeAddress } from "./filters";

/**
 * What the address asks for, and ways to change it. The page's own history is written, without a
 * trip to the server: the lists read again by themselves.
 */
export function useAddress() {
  const params = useSearchParams();
  const address = useMemo(() => readAddress(new URLSearchParams(params)), [params]);
  const go = (change: Partial<CandidateAddress>) =>
    window.history.replaceState(null, "", writeAddress({ ...address, page: 1, ...change }));
  return {
    address,
    setFilters: (filters: CandidateFilters) => go({ filters }),
    setSort: (sort: CandidateAddress["sort"]) => go({ sort }),
    hrefOf: (change: Partial<CandidateAddress>) => writeAddress({ ...address, page: 1, ...change }),
  };
}
