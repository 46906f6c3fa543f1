"use client";

import { Button } from "@/ui/button";
import { lateWindow } from "@/ui/late-window";
import { CandidateRow } from "./candidate-row";
import { candidateCopy as copy } from "./copy.ja";
import type { Candidate } from "./types";
import { type CandidateActions, useCandidateActions } from "./use-candidate-actions";

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
}

/** Candidates one below the other. */
export function CandidateList(props: CandidateListProps) {
  const { candidates, belongs, canSkip = false, hrefOf = plainHref } = props;
  const actions = useCandidateActions();
  return (
    <>
      <ul aria-label={copy.list} className="grid gap-3">
        {candidates.map((candidate) => (
          <li key={candidate.jokerId}>
            {belongs(candidate) ? (
              <CandidateRow
                candidate={candidate}
                actions={actions}
                canSkip={canSkip}
                href={hrefOf(candidate)}
              />
            ) : (
              <MovedRow candidate={candidate} actions={actions} />
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
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line border-dashed px-5 py-2 text-ink-2 text-sm">
      <p>
        <span className="tabular-nums">{candidate.name}</span>
        <span className="ml-3">{done.text}</span>
      </p>
      <Button variant="quiet" size="sm" onClick={() => actions.act(done.undo, candidate)}>
        {copy.undo}
      </Button>
    </div>
  );
}
