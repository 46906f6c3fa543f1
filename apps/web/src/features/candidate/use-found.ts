"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTRPC } from "@/platform/trpc";
import type { CandidateAddress } from "./filters";
import { foundQuery } from "./queries";

/** What an address finds; the list before stays until the next has come. */
export function useFound(address: CandidateAddress) {
  const trpc = useTRPC();
  return useQuery({ ...foundQuery(trpc, address), placeholderData: keepPreviousData });
}
