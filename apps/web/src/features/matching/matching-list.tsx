"use client";

import {
  type MatchingTab,
  matchingTabLabels,
  matchingTabs,
} from "@tefuda/domain/matching/constants";
import { useParams, useSearchParams } from "next/navigation";
import { useSession } from "@/platform/session/session-provider";
import { useNow } from "@/platform/use-now";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { LinkTabs } from "@/ui/link-tabs";
import { SkeletonCards } from "@/ui/skeleton";
import { isMatchingTab, matchingHref } from "./address";
import { matchingCopy as copy } from "./copy.ja";
import { MatchingCard } from "./matching-card";
import { useMatchingList } from "./use-matching-list";

export interface MatchingListProps {
  /** Where the list and its rooms stand, when they are not the member's own. */
  base?: string | undefined;
  tabs?: readonly MatchingTab[] | undefined;
  title?: string | undefined;
}

/** The list pane: tabs with counts, and a card for each matching. */
export function MatchingList({ base, tabs = matchingTabs, title = copy.title }: MatchingListProps) {
  const asked = useSearchParams().get("tab") ?? "all";
  const tab: MatchingTab = isMatchingTab(asked) ? asked : "all";
  const { matchingId } = useParams<{ matchingId?: string }>();
  const { list, cards, counts } = useMatchingList(tab);
  const now = useNow();

  return (
    <div className="grid content-start gap-4">
      <p aria-hidden="true" className="font-semibold text-xl">
        {title}
      </p>
      <LinkTabs
        label={copy.tabs}
        current={tab}
        items={tabs.map((key) => ({
          key,
          label: matchingTabLabels[key],
          href: matchingHref(matchingId, key, base),
          ...(key !== "all" && { count: counts?.[key] ?? 0 }),
        }))}
      />
      {cards ? (
        <>
          {cards.length === 0 && <NoMatchings tab={tab} />}
          <ul className="grid gap-2">
            {cards.map((card) => (
              <li key={card.id}>
                <MatchingCard
                  card={card}
                  href={matchingHref(card.id, tab, base)}
                  isCurrent={card.id === matchingId}
                  now={now}
                />
              </li>
            ))}
          </ul>
          {list.hasNextPage && (
            <Button
              variant="secondary"
              busy={list.isFetchingNextPage}
              onClick={() => list.fetchNextPage()}
            >
              {copy.more}
            </Button>
          )}
        </>
      ) : list.isError ? (
        <ErrorState onRetry={() => list.refetch()} busy={list.isFetching} />
      ) : (
        <SkeletonCards count={5} />
      )}
    </div>
  );
}

const emptyTexts = {
  all: copy.empty,
  unread: copy.emptyUnread,
  scheduling: copy.emptyScheduling,
  fixed: copy.emptyFixed,
} as const satisfies Record<MatchingTab, string>;

function NoMatchings({ tab }: { tab: MatchingTab }) {
  const { kind } = useSession();
  const isAce = kind === "ace";
  return (
    <EmptyState
      drawing="message"
      text={emptyTexts[tab]}
      action={
        tab === "all" &&
        kind !== "operator" && (
          <ButtonLink href={isAce ? "/users" : "/offers"} variant="secondary">
            {isAce ? copy.findAce : copy.findJoker}
          </ButtonLink>
        )
      }
    />
  );
}
