"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { AceGrid } from "@/features/ace/ace-grid";
import { favoriteCopy as copy } from "@/features/favorite/copy.ja";
import { FavoriteButton } from "@/features/favorite/favorite-button";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { PageHeader } from "@/ui/page-header";
import { PageContainer } from "@/ui/shell/page-container";
import { SkeletonCards } from "@/ui/skeleton";

/** One's marked aces; a star that goes out stays on screen until the next visit, to light it again. */
export function FavoritesScreen() {
  return (
    <PageContainer width="wide">
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        back={{ href: "/mypage", label: copy.back }}
      />
      <MarkedAces />
    </PageContainer>
  );
}

function MarkedAces() {
  const trpc = useTRPC();
  const marked = useInfiniteQuery(
    trpc.favorite.list.infiniteQueryOptions({}, { getNextPageParam: (page) => page.nextCursor }),
  );
  if (marked.isError)
    return <ErrorState onRetry={() => marked.refetch()} busy={marked.isFetching} />;
  if (!marked.data) return <SkeletonCards count={4} />;
  // The server answers by the caller's side; this screen is only ever the joker's.
  const aces = marked.data.pages.flatMap((page) => (page.side === "joker" ? page.aces : []));
  if (aces.length === 0 && !marked.hasNextPage)
    return (
      <EmptyState
        text={copy.empty}
        action={
          <ButtonLink href="/ace" variant="secondary">
            {copy.find}
          </ButtonLink>
        }
      />
    );
  return (
    <section aria-label={copy.list} className="grid gap-4">
      <AceGrid
        aces={aces}
        level={2}
        action={({ id, name }) => <FavoriteButton userId={id} name={name} />}
      />
      {marked.hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={marked.isFetchingNextPage}
          onClick={() => marked.fetchNextPage()}
        >
          {copy.more}
        </Button>
      )}
    </section>
  );
}
