"use client";

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
  const move = (jokerId: string, why?: string) => {
    if (why && top?.jokerId === jokerId) toast.info(why);
    hand.setBelongs(jokerId, why === undefined);
  };
  useLive("candidates", {
    modified: (jokerId, card) => {
      if (!card) return void read();
      move(jokerId, belongsInDeck(card) ? undefined : reasonOf(card));
    },
    removed: (jokerId) => move(jokerId, copy.leave.other),
  });
  useLive("deck", {
    ready: () => void read(),
    modified: (jokerId, news) => {
      if (news.round === round) hand.hear(jokerId, news.isDecided);
      if (news.round !== round || !news.isDecided) void read();
    },
  });
}

function reasonOf({ state, keep }: Candidate): string {
  if (state === "hidden") return copy.leave.hidden;
  return keep && !keep.isOwn ? copy.leave.kept : copy.leave.other;
}
