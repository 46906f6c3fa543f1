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
export function MatchingList({ base, tabs = matchingTabs }: MatchingListProps) {
  const [first = "all"] = tabs;
  const asked = useSearchParams().get("tab") ?? first;
  const tab: MatchingTab = isMatchingTab(asked) && tabs.includes(asked) ? asked : first;
  const { matchingId } = useParams<{ matchingId?: string }>();
  const { list, cards, counts, handOver } = useMatchingList(tab);
  const now = useNow();

  return (
    <div className="grid content-start gap-4">
      <LinkTabs
        label={copy.tabs}
        current={tab}
        items={tabs.map((key) => ({
          key,
          label: matchingTabLabels[key],
          href: matchingHref(matchingId, key, base, first),
          ...(isCounted(key) && { count: counts?.[key] ?? 0 }),
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
                  href={matchingHref(card.id, tab, base, first)}
                  isCurrent={card.id === matchingId}
                  now={now}
                  onOpen={() => handOver(card)}
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

/** What stands for itself is not counted: everything, what is going on, and what is over. */
const isCounted = (tab: MatchingTab) => tab === "unread" || tab === "scheduling" || tab === "fixed";

const emptyTexts = {
  all: copy.empty,
  active: copy.emptyActive,
  closed: copy.emptyClosed,
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
        (tab === "all" || tab === "active") &&
        kind !== "operator" && (
          <ButtonLink href={isAce ? "/users" : "/offers"} variant="secondary">
            {isAce ? copy.findAce : copy.findJoker}
          </ButtonLink>
        )
      }
    />
  );
}
