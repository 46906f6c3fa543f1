"use client";

import { useParams } from "next/navigation";
import type { ReactNode } from "react";
import { useNow } from "@/platform/use-now";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { SkeletonCards } from "@/ui/skeleton";
import { threadSearchCopy as copy } from "./copy.ja";
import { FoundMessageLink, FoundPartnerLink } from "./found-link";
import { useMark } from "./use-mark";
import type { ThreadSearchState } from "./use-thread-search";

/** What a search found: people first, then messages, the newest first. */
export function ThreadResults({ search }: { search: ThreadSearchState }) {
  const { query, isRead } = search;
  if (search.isTooLong) return null;
  if (!isRead)
    return query.isError ? (
      <ErrorState onRetry={() => query.refetch()} busy={query.isFetching} />
    ) : (
      <>
        <p role="status" className="sr-only">
          {copy.searching}
        </p>
        <SkeletonCards count={3} />
      </>
    );
  return <Found search={search} />;
}

function Found({ search }: { search: ThreadSearchState }) {
  const { query, words, partners, messages, isWaiting } = search;
  const { matchingId } = useParams<{ matchingId?: string }>();
  const now = useNow();
  const mark = useMark(words);
  const isEmpty = partners.length === 0 && messages.length === 0;
  return (
    <section
      aria-label={copy.results}
      aria-busy={isWaiting}
      className={isWaiting ? "grid gap-5 opacity-60" : "grid gap-5"}
    >
      <p role="status" className="sr-only">
        {!isWaiting && copy.count(messages.length, query.hasNextPage)}
      </p>
      {isEmpty && <EmptyState drawing="message" text={copy.empty(words)} />}
      {partners.length > 0 && (
        <Group title={copy.partners}>
          {partners.map((partner) => (
            <li key={partner.matchingId}>
              <FoundPartnerLink
                partner={partner}
                mark={mark}
                isCurrent={partner.matchingId === matchingId}
              />
            </li>
          ))}
        </Group>
      )}
      {messages.length > 0 && (
        <Group title={copy.messages}>
          {messages.map((message) => (
            <li key={message.id}>
              <FoundMessageLink message={message} mark={mark} now={now} />
            </li>
          ))}
        </Group>
      )}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          busy={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {copy.more}
        </Button>
      )}
    </section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h2 className="font-semibold text-ink-2 text-sm">{title}</h2>
      <ul className="grid gap-2">{children}</ul>
    </div>
  );
}
