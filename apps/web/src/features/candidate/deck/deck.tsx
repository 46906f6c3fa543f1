"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useRefusal } from "@/platform/session/use-refusal";
import { useTRPC } from "@/platform/trpc";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { lateWindow } from "@/ui/late-window";
import { Skeleton, SkeletonText } from "@/ui/skeleton";
import { useToast } from "@/ui/use-toast";
import { occupationLine } from "../candidate-facts";
import { deckCopy as copy } from "./copy.ja";
import { DeckButtons, UndoButton } from "./deck-buttons";
import { DeckCard } from "./deck-card";
import { KeyHelp, TouchHelp } from "./deck-help";
import { type DeckHand, useDeck } from "./use-deck";
import { useDeckKeys } from "./use-deck-keys";
import { useLiveDeck } from "./use-live-deck";

const KeepLimitModal = lateWindow(() =>
  import("../keep-limit-modal").then(({ KeepLimitModal }) => KeepLimitModal),
);

/** An offer takes a keyboard; on a phone it is the keep that a card is drawn to. */
const PC = "(min-width: 768px)";
/** Where there is a mouse there are keys; on a touch screen the focus would only draw a frame. */
const KEYS = "(hover: hover)";

/** The recommended candidates card by card: one look, one decision (spec 4 · Only registered jokers). */
export function Deck({ viewChoice }: { viewChoice: ReactNode }) {
  const hand = useDeck();
  useLiveDeck(hand);
  const { query } = hand;
  if (query.isError && !query.data)
    return <ErrorState onRetry={() => query.refetch()} busy={query.isFetching} />;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,42rem)_17rem] lg:justify-center lg:gap-8">
      {query.data ? <Table hand={hand} /> : <DeckSkeleton />}
      <aside className="grid justify-items-end gap-3 max-lg:order-first lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:justify-items-stretch">
        {viewChoice}
        <KeyHelp />
      </aside>
      <KeepLimitModal open={hand.isKeepLimit} onClose={hand.closeKeepLimit} />
    </div>
  );
}

/** The card on top, what can be done with it, and how far one has come. */
function Table({ hand }: { hand: DeckHand }) {
  const { cards, remaining, round, decide, undo, canUndo, query } = hand;
  const [top, next] = cards;
  const box = useRef<HTMLElement>(null);
  const router = useRouter();
  const toast = useToast();
  const refusal = useRefusal("offer:send");
  usePrefetched(next?.jokerId);
  useDeckKeys(box, {
    skip: () => top && decide("skip", top),
    keep: () => top && decide("keep", top),
    open: () => top && router.push(profileOf(top.jokerId)),
    offer: () => {
      if (!top || !matchMedia(PC).matches) return;
      if (refusal) toast.info(refusal);
      else router.push(`/users/${top.jokerId}/offer`);
    },
    undo,
  });
  // The keys work without a first press, unless the reader is somewhere already.
  useEffect(() => focusWhenLost(box), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={copy.deck}
      className="group/deck grid min-w-0 gap-4 outline-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-ink-2 text-sm tabular-nums">
          <span className="font-semibold text-ink">{copy.remaining(remaining)}</span>
          <span className="ml-3">{copy.round(round)}</span>
        </p>
        <UndoButton canUndo={canUndo} onUndo={undo} />
      </div>
      <p role="status" className="sr-only">
        {top && copy.said(top.name, occupationLine(top), remaining)}
      </p>
      {top ? (
        <>
          <DeckCard
            key={top.jokerId}
            candidate={top}
            onSwipe={(side) => decide(side === "left" ? "skip" : "keep", top)}
          />
          <DeckButtons
            candidate={top}
            profileHref={profileOf(top.jokerId)}
            onSkip={() => decide("skip", top)}
            onKeep={() => decide("keep", top)}
          />
          <TouchHelp />
        </>
      ) : query.isFetching && remaining > 0 ? (
        <DeckSkeleton />
      ) : (
        <EndOfRound hand={hand} box={box} />
      )}
    </section>
  );
}

function DeckSkeleton() {
  return (
    <Card aria-busy="true" className="grid min-h-96 content-start gap-4">
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-7 w-3/5" />
      <Skeleton className="h-4 w-2/5" />
      <SkeletonText lines={5} />
    </Card>
  );
}

function focusWhenLost(box: RefObject<HTMLElement | null>) {
  const isLost = document.activeElement === document.body;
  if (isLost && matchMedia(KEYS).matches) box.current?.focus({ preventScroll: true });
}

function EndOfRound({ hand, box }: { hand: DeckHand; box: RefObject<HTMLElement | null> }) {
  // The buttons that held the focus went with the last card.
  useEffect(() => focusWhenLost(box), [box]);
  const search = (
    <ButtonLink href="/users?tab=search" variant="secondary">
      {copy.toSearch}
    </ButtonLink>
  );
  if (!hand.hasDecided) return <EmptyState text={copy.none} action={search} />;
  return (
    <EmptyState
      text={copy.end}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button busy={hand.isStarting} onClick={hand.nextRound}>
            {copy.again}
          </Button>
          {search}
        </div>
      }
    />
  );
}

const profileOf = (jokerId: string) => `/users/${jokerId}`;

/** Reads the card below, so that it is there at once when it comes up. */
function usePrefetched(jokerId: string | undefined) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  useEffect(() => {
    if (jokerId)
      void queries.prefetchQuery(trpc.candidate.getJokerForCompany.queryOptions({ jokerId }));
  }, [queries, trpc, jokerId]);
}
