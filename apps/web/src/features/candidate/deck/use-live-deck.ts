"use client";

import { useEffect, useRef } from "react";
import { useLive } from "@/platform/live/provider";
import { useToast } from "@/ui/use-toast";
import type { Candidate } from "../types";
import { deckCopy as copy } from "./copy.ja";
import { belongsInDeck } from "./deck-state";
import type { DeckHand } from "./use-deck";

/**
 * Takes out of the deck whom a colleague keeps or hides, who was offered or matched, and on whom
 * the reader decided in another tab. Whatever happened before the stream was open is read once it
 * is: subscribe first, then read.
 */
export function useLiveDeck(hand: DeckHand) {
  const { cards, round, read } = hand;
  const toast = useToast();
  const [top] = cards;
  const unexplained = useUnexplained(hand);
  const move = (jokerId: string, why?: string) => {
    if (why && [top?.jokerId, unexplained.current].includes(jokerId)) toast.info(why);
    if (unexplained.current === jokerId) unexplained.current = undefined;
    hand.setBelongs(jokerId, why === undefined);
  };
  useLive("candidates", {
    modified: (jokerId, card) => {
      if (!card) return void read();
      move(jokerId, belongsInDeck(card) ? undefined : reasonOf(card));
    },
    removed: (jokerId) => move(jokerId, copy.leave.other),
    // The deck is read once for both topics: the other one is ready after this one.
    ready: () => undefined,
  });
  useLive("deck", {
    ready: () => void read(),
    modified: (jokerId, news) => {
      if (news.round === round) hand.hear(jokerId, news.isDecided);
      if (news.round !== round || !news.isDecided) void read();
    },
  });
}

/** Who was on top until the deck was read again without them: the news that say why may still be on their way. */
function useUnexplained({ cards: [top], wentUnsaid }: DeckHand) {
  const before = useRef<string>(undefined);
  const unexplained = useRef<string>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = top?.jokerId;
    if (last && wentUnsaid(last)) unexplained.current = last;
  });
  return unexplained;
}

function reasonOf({ state, keep }: Candidate): string {
  if (state === "hidden") return copy.leave.hidden;
  return keep && !keep.isOwn ? copy.leave.kept : copy.leave.other;
}
