"use client";

import clsx from "clsx";
import { Bookmark, Send, SkipForward, Undo2, UserRound } from "lucide-react";
import { useRefusal } from "@/platform/session/use-refusal";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import type { Candidate } from "../types";
import { deckCopy as copy } from "./copy.ja";

interface DeckButtonsProps {
  candidate: Candidate;
  onSkip: () => void;
  onKeep: () => void;
  profileHref: string;
}

/** Three buttons stand side by side on a phone. */
const fit = "max-sm:px-1.5 max-sm:tracking-normal";
/** Beside the words where there is room for both. */
const icon = "size-4 max-sm:hidden";

/** Buttons of equal effect to the keys and the gestures; an offer is sent from a PC. */
export function DeckButtons({ candidate, onSkip, onKeep, profileHref }: DeckButtonsProps) {
  const { jokerId, name } = candidate;
  const refusal = useRefusal("offer:send");
  return (
    <div className="sticky bottom-[calc(var(--tab-bar-height)+var(--safe-bottom)+0.5rem)] z-10 grid grid-cols-3 max-md:pc:grid-cols-2 gap-2 rounded-lg border border-line bg-surface p-2 shadow-high md:flex md:flex-wrap md:*:last:grow md:*:w-auto lg:bottom-4">
      <Button
        variant="secondary"
        wide
        className={fit}
        icon={<SkipForward className={icon} aria-hidden="true" />}
        aria-label={copy.of(name, copy.skip)}
        onClick={onSkip}
      >
        {copy.skip}
      </Button>
      <Button
        variant="secondary"
        wide
        className={fit}
        icon={<Bookmark className={icon} aria-hidden="true" />}
        aria-label={copy.of(name, copy.keep)}
        onClick={onKeep}
      >
        {copy.keepShort}
      </Button>
      <ButtonLink
        href={profileHref}
        variant="secondary"
        wide
        className={fit}
        icon={<UserRound className={icon} aria-hidden="true" />}
        aria-label={copy.of(name, copy.open)}
      >
        {copy.profile}
      </ButtonLink>
      <ButtonLink
        href={`/users/${jokerId}/offer`}
        wide
        refusal={refusal}
        className={clsx(fit, "phone:hidden")}
        icon={<Send className={icon} aria-hidden="true" />}
        aria-label={copy.of(name, copy.offer)}
      >
        {copy.offer}
      </ButtonLink>
    </div>
  );
}

export function UndoButton({ canUndo, onUndo }: { canUndo: boolean; onUndo: () => void }) {
  return (
    <Button
      variant="quiet"
      size="sm"
      disabled={!canUndo}
      icon={<Undo2 className={icon} aria-hidden="true" />}
      onClick={onUndo}
    >
      {copy.undo}
    </Button>
  );
}
