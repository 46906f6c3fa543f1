"use client";

import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { nextPage } from "@/platform/next-page";
import { useTRPC } from "@/platform/trpc";
import type { MemberGroup } from "./types";

/** The members of the own company, and who has been invited. */
export function useMembers(group: MemberGroup) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const list = useInfiniteQuery(trpc.member.list.infiniteQueryOptions({ group }, nextPage));
  const invitations = useQuery(trpc.member.invitations.queryOptions());
  return {
    list,
    members: list.data?.pages.flatMap((page) => page.items) ?? [],
    invitations: invitations.data ?? [],
    refresh: () => queries.invalidateQueries(trpc.member.pathFilter()),
  };
}
