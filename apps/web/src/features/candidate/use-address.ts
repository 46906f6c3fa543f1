"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useMemo, useState } from "react";
import { type CandidateAddress, type CandidateFilters, readAddress, writeAddress } from "./filters";

/** The address as the browser has it now, which can be ahead of what is on screen. */
const current = () => readAddress(new URLSearchParams(window.location.search));

/**
 * What the address asks for, and ways to change it. The page's own history is written, without a
 * trip to the server: the lists read again by themselves. Each change starts from the address
 * itself, so that of two in quick succession the second does not undo the first.
 */
export function useAddress() {
  const params = useSearchParams();
  const arrived = useMemo(() => readAddress(new URLSearchParams(params)), [params]);
  // What was just chosen stands at once; the router's own news of it comes a moment later.
  const [ahead, setAhead] = useState<CandidateAddress>();
  useEffect(() => {
    if (params) setAhead(undefined);
  }, [params]);
  const address = ahead ?? arrived;
  const go = (change: (now: CandidateAddress) => Partial<CandidateAddress>) => {
    const now = current();
    const next = { ...now, page: 1, ...change(now) };
    setAhead(next);
    window.history.replaceState(null, "", writeAddress(next));
  };
  return {
    address,
    changeFilters: (change: (filters: CandidateFilters) => CandidateFilters) =>
      go(({ filters }) => ({ filters: change(filters) })),
    setSort: (sort: CandidateAddress["sort"]) => go(() => ({ sort })),
    setView: (view: CandidateAddress["view"]) => go(() => ({ view })),
    hrefOf: (change: Partial<CandidateAddress>) => writeAddress({ ...address, page: 1, ...change }),
  };
}
