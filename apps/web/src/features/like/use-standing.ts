"use client";

import { useQuery } from "@tanstack/react-query";
import { useSession } from "@/platform/session/session-provider";
import { useTRPC } from "@/platform/trpc";
import type { Standing } from "./types";

/** How the seeker stands to a company, once that is known; asked once for all buttons of a page. */
export function useStanding(companyId: string): {
  readonly standing: Standing | undefined;
  readonly isKnown: boolean;
} {
  const trpc = useTRPC();
  const me = useSession();
  const isRegistered = me.kind === "joker" && me.registrationStatus === "registered";
  const standings = useQuery(
    trpc.like.standings.queryOptions(undefined, { enabled: isRegistered }),
  );
  return {
    standing: standings.data?.find((standing) => standing.companyId === companyId),
    isKnown: standings.isSuccess,
  };
}
