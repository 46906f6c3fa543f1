"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { nextPage } from "@/platform/next-page";
import { useSession } from "@/platform/session/session-provider";
import { useTRPC } from "@/platform/trpc";
import { useNow } from "@/platform/use-now";
import { EmptyState } from "@/ui/empty-state";
import { PageHeader } from "@/ui/page-header";
import { PagedList } from "@/ui/paged-list";
import { PageContainer } from "@/ui/shell/page-container";
import { matchingCopy } from "../copy.ja";
import { MatchingCard } from "../matching-card";
import { CompanyFilters } from "./company-filters";

const copy = matchingCopy.company;

/** The threads of a company for its administrators; one's own open in one's own room. */
export function CompanyThreads() {
  const trpc = useTRPC();
  const me = useSession();
  const now = useNow();
  const asked = useSearchParams();
  const [aceId, words] = [asked.get("member") ?? "", asked.get("q") ?? ""];
  const isNarrowed = aceId !== "" || words !== "";
  const list = useInfiniteQuery(
    trpc.matching.listCompany.infiniteQueryOptions(
      { aceId, words },
      // Others write in these threads: whoever comes back sees how they stand now.
      { ...nextPage, staleTime: 0 },
    ),
  );
  const cards = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const myId = me.kind === "visitor" ? "" : me.userId;
  return (
    <PageContainer>
      <PageHeader title={copy.title} lead={copy.lead} />
      <CompanyFilters aceId={aceId} words={words} />
      <PagedList
        list={list}
        isEmpty={cards.length === 0}
        empty={<EmptyState drawing="message" text={isNarrowed ? copy.none : copy.empty} />}
        failed={copy.failed}
      >
        <ul aria-label={copy.list} className="grid grid-cols-1 gap-2">
          {cards.map((card) => {
            const isMine = card.aceId === myId;
            return (
              <li key={card.id}>
                <MatchingCard
                  card={card}
                  href={isMine ? `/matchings/${card.id}` : `/admin/matchings/${card.id}`}
                  isCurrent={false}
                  now={now}
                  inCharge={isMine ? copy.self : copy.inCharge(card.aceName)}
                />
              </li>
            );
          })}
        </ul>
      </PagedList>
    </PageContainer>
  );
}
