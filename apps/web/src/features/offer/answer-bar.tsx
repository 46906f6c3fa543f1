"use client";

import { useRefusal } from "@/platform/session/use-refusal";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { offerCopy as copy } from "./copy.ja";
import { timeLeft } from "./time-left";
import type { JokerOffer } from "./types";

export interface AnswerBarProps {
  offer: JokerOffer;
  now: Date;
  onAccept: () => void;
  onDecline: () => void;
}

/** Yes or no while the offer is open; afterwards what became of it. */
export function AnswerBar({ offer, now, onAccept, onDecline }: AnswerBarProps) {
  const refusal = useRefusal("offer:answer");
  const room = offer.matchingId && (
    <ButtonLink href={`/matchings/${offer.matchingId}`} wide>
      {copy.toRoom}
    </ButtonLink>
  );
  switch (offer.status) {
    case "sent":
    case "read": {
      if (room)
        return (
          <div className="grid gap-2.5">
            <p className="text-ink-2 text-sm">{copy.alreadyMatched}</p>
            {room}
          </div>
        );
      const left = timeLeft(offer.expiresAt, now);
      return (
        <div className="grid gap-2.5">
          <p className="text-ink-2 text-xs lg:hidden">
            {copy.deadline} {left?.text}
          </p>
          <div className="grid grid-cols-[1fr_2fr] gap-3 lg:grid-cols-1 lg:*:first:order-1">
            <Button variant="secondary" refusal={refusal} onClick={onDecline}>
              {copy.decline}
            </Button>
            <Button refusal={refusal} onClick={onAccept}>
              {copy.accept}
            </Button>
          </div>
          {refusal ? (
            <p className="text-ink-2 text-xs">{refusal}</p>
          ) : (
            <p className="hidden text-ink-2 text-xs lg:block">{copy.answerNote}</p>
          )}
        </div>
      );
    }
    case "interested":
      return (
        <div className="grid gap-2.5">
          <p className="text-ink-2 text-sm">{copy.closed.interested}</p>
          {room}
        </div>
      );
    case "declined":
    case "expired":
      return <p className="text-ink-2 text-sm">{copy.closed[offer.status]}</p>;
    case "withdrawn":
      return <p className="text-ink-2 text-sm">{copy.notFound}</p>;
    default:
      return offer.status satisfies never;
  }
}
