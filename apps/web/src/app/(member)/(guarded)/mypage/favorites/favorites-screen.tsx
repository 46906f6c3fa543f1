"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { AceGrid } from "@/features/ace/ace-grid";
import { favoriteCopy as copy } from "@/features/favorite/copy.ja";
import { FavoriteButton } from "@/features/favorite/favorite-button";
import { nextPage } from "@/platform/next-page";
import { useTRPC } from "@/platform/trpc";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { PageHeader } from "@/ui/page-header";
import { PagedList } from "@/ui/paged-list";
import { PageContainer } from "@/ui/shell/page-container";

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
  const marked = useInfiniteQuery(trpc.favorite.list.infiniteQueryOptions({}, nextPage));
  // The server answers by the caller's side; this screen is only ever the joker's.
  const pages = marked.data?.pages ?? [];
  const aces = pages.flatMap((page) => (page.side === "joker" ? page.aces : []));
  return (
    <PagedList
      list={marked}
      isEmpty={aces.length === 0}
      empty={
        <EmptyState
          text={copy.empty}
          action={
            <ButtonLink href="/ace" variant="secondary">
              {copy.find}
            </ButtonLink>
          }
        />
      }
    >
      <section aria-label={copy.list}>
        <AceGrid
          aces={aces}
          level={2}
          action={({ id, name }) => <FavoriteButton userId={id} name={name} />}
        />
      </section>
    </PagedList>
  );
}
