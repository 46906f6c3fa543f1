import type { ReactNode } from "react";
import { MatchingsFrame } from "@/features/matching/matchings-frame";
import { matchingsOf } from "@/features/matching/queries";
import { FirstAnswers } from "@/platform/server/first-answers";

export default function MatchingsLayout({ children }: { children: ReactNode }) {
  return (
    <FirstAnswers
      read={(queries, trpc) => [
        queries.prefetchInfiniteQuery(matchingsOf(trpc, "all")),
        queries.prefetchQuery(trpc.matching.counts.queryOptions()),
      ]}
    >
      <MatchingsFrame>{children}</MatchingsFrame>
    </FirstAnswers>
  );
}
