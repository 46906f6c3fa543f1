"use client";

import {
  proposeRank,
  type RubricItem,
  type RubricPoint,
  type RubricPoints,
  rubricItemLabels,
  rubricItems,
} from "@tefuda/domain/judgement/rank";
import { rankLabels } from "@tefuda/domain/options/ranks";
import { useState } from "react";
import { Button } from "@/ui/button";
import { Kbd } from "@/ui/key-help";
import { Segments } from "@/ui/segments";
import { useShortcuts } from "@/ui/use-shortcuts";
import { judgementCopy } from "../copy.ja";

const { operator: copy } = judgementCopy;
const choices = ["0", "1", "2"] as const;
const points: Record<(typeof choices)[number], RubricPoint> = { "0": 0, "1": 1, "2": 2 };

/** What a press of an item's key makes of its points: one more, and none after two. */
const after: Record<RubricPoint, RubricPoint> = { 0: 1, 1: 2, 2: 0 };

export interface RubricProps {
  /** Counted from what was entered; the operator corrects it. */
  proposal: RubricPoints;
  onUse: (rank: ReturnType<typeof proposeRank>) => void;
}

/** Help to find a rank: points for what was written, added up. */
export function Rubric({ proposal, onUse }: RubricProps) {
  const [given, setGiven] = useState(proposal);
  const sum = rubricItems.reduce((total, item) => total + given[item], 0);
  const rank = proposeRank(given);
  const give = (item: RubricItem, point: RubricPoint) => {
    const next = { ...given, [item]: point };
    setGiven(next);
    onUse(proposeRank(next));
  };
  useShortcuts(
    Object.fromEntries(
      rubricItems.map((item, index) => [String(index + 1), () => give(item, after[given[item]])]),
    ),
  );
  return (
    <details open className="group rounded-md bg-paper p-4">
      <summary className="font-semibold text-sm">{copy.rubric}</summary>
      <div className="mt-3 grid gap-3">
        <p className="text-ink-2 text-xs">{copy.rubricLead}</p>
        {rubricItems.map((item, index) => (
          <div key={item} className="flex items-center justify-between gap-3">
            <span aria-hidden="true" className="flex min-w-0 items-center gap-2 text-sm">
              <span className="max-xl:hidden">
                <Kbd>{String(index + 1)}</Kbd>
              </span>
              {rubricItemLabels[item]}
            </span>
            <div className="shrink-0">
              <Segments
                hideLabel
                label={rubricItemLabels[item]}
                options={choices.map((value) => ({ value, label: value }))}
                value={String(given[item]) as (typeof choices)[number]}
                onChange={(value) => give(item, points[value])}
              />
            </div>
          </div>
        ))}
        <div className="flex flex-wrap items-center justify-between gap-2 border-line border-t pt-3 text-sm">
          <span className="text-ink-2 tabular-nums">{copy.points(sum)}</span>
          <Button variant="quiet" size="sm" onClick={() => onUse(rank)}>
            {copy.proposal(rankLabels[rank])}
          </Button>
        </div>
      </div>
    </details>
  );
}
