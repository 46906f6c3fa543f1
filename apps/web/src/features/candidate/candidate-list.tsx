"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/ui/button";
import { lateWindow } from "@/ui/late-window";
import { CandidateRow } from "./candidate-row";
import { candidateCopy as copy } from "./copy.ja";
import { type Place, withMoved } from "./moved-cards";
import type { Candidate } from "./types";
import {
  type CandidateAction,
  type CandidateActions,
  useCandidateActions,
} from "./use-candidate-actions";

const KeepLimitModal = lateWindow(() =>
  import("./keep-limit-modal").then(({ KeepLimitModal }) => KeepLimitModal),
);

interface CandidateListProps {
  candidates: readonly Candidate[];
  /** Which cards belong here; one that was moved away stays as a line with a way back. */
  belongs: (candidate: Candidate) => boolean;
  canSkip?: boolean;
  /** The page of a candidate; the plain one when absent. */
  hrefOf?: (candidate: Candidate) => string;
  /** What is listed, where that changes: what was moved out of one list leaves no line in the next. */
  list?: string;
  /** Stands for a list without a card or a line. */
  empty: ReactNode;
}

/**
 * Candidates one below the other. A card that the reader moved away leaves its line also when the list is
 * read again without it, which others bring about at any moment.
 */
export function CandidateList(props: CandidateListProps) {
  const { candidates, belongs, canSkip = false, hrefOf = plainHref, list = "", empty } = props;
  const all = useCandidateActions();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const here = places.filter((place) => place.list === list);
  const shown = withMoved(candidates, here, ({ jokerId, wasLine }) => {
    const card = all.doneTo(jokerId)?.card;
    return card && (wasLine || !belongs(card)) ? card : undefined;
  });
  const isLine = (card: Candidate) =>
    !belongs(card) || candidates.every(({ jokerId }) => jokerId !== card.jokerId);
  const act = (action: CandidateAction, card: Candidate) => {
    const { jokerId } = card;
    const index = shown.findIndex((one) => one.jokerId === jokerId);
    const others = here.filter((place) => place.jokerId !== jokerId);
    setPlaces([...others, { jokerId, index, list, wasLine: isLine(card) }]);
    all.act(action, card);
  };
  const actions = { ...all, act };
  if (shown.length === 0) return empty;
  return (
    <>
      <ul aria-label={copy.list} className="grid gap-3">
        {shown.map((candidate) => (
          <li key={candidate.jokerId}>
            {isLine(candidate) ? (
              <MovedRow candidate={candidate} actions={actions} />
            ) : (
              <CandidateRow
                candidate={candidate}
                actions={actions}
                canSkip={canSkip}
                href={hrefOf(candidate)}
              />
            )}
          </li>
        ))}
      </ul>
      <KeepLimitModal open={actions.isKeepLimit} onClose={actions.closeKeepLimit} />
    </>
  );
}

const plainHref = ({ jokerId }: Candidate) => `/users/${jokerId}`;

function MovedRow({ candidate, actions }: { candidate: Candidate; actions: CandidateActions }) {
  const done = actions.doneTo(candidate.jokerId);
  // Moved elsewhere before this list came on screen: it has no place here.
  if (!done) return null;
  return (
    <div className="flex items-center justify-between gap-3 crowded:flex-wrap rounded-lg border border-line border-dashed py-2 pr-2 pl-5 text-ink-2 text-sm sm:pr-5">
      <p className="flex flex-wrap gap-x-3">
        <span className="tabular-nums">{candidate.name}</span>
        <span>{done.text}</span>
      </p>
      <Button
        variant="quiet"
        size="sm"
        className="shrink-0"
        onClick={() => actions.act(done.undo, candidate)}
      >
        {copy.undo}
      </Button>
    </div>
  );
}
