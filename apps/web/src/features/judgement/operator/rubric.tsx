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
const pointOf: Record<(typeof choices)[number], RubricPoint> = { "0": 0, "1": 1, "2": 2 };

/** What a press of an item's key makes of its points: one more, and none after two. */
const after: Record<RubricPoint, RubricPoint> = { 0: 1, 1: 2, 2: 0 };

export interface RubricProps {
  /** Counted from what was entered: it stands beside each item, and none is chosen by it. */
  proposal: RubricPoints;
  onUse: (rank: ReturnType<typeof proposeRank>) => void;
}

/** Help to find a rank: points for what was written, added up. All five given choose the rank. */
export function Rubric({ proposal, onUse }: RubricProps) {
  const [given, setGiven] = useState<Partial<RubricPoints>>({});
  const points = { ...proposal, ...given };
  const sum = rubricItems.reduce((total, item) => total + points[item], 0);
  const rank = proposeRank(points);
  const give = (item: RubricItem, point: RubricPoint) => {
    const next = { ...given, [item]: point };
    setGiven(next);
    if (rubricItems.every((one) => next[one] !== undefined))
      onUse(proposeRank({ ...proposal, ...next }));
  };
  /** The first press takes what was counted, each further one goes on. */
  const press = (item: RubricItem) => () => {
    const point = given[item];
    give(item, point === undefined ? proposal[item] : after[point]);
  };
  useShortcuts(
    Object.fromEntries(rubricItems.map((item, index) => [String(index + 1), press(item)])),
  );
  return (
    <details open className="group rounded-md bg-paper p-4">
      <summary className="font-semibold text-sm">{copy.rubric}</summary>
      <div className="mt-3 grid gap-3">
        <p className="text-ink-2 text-xs">{copy.rubricLead}</p>
        {rubricItems.map((item, index) => (
          <div key={item} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span
              aria-hidden="true"
              className="flex min-w-0 flex-[1_1_4rem] items-center gap-2 text-sm"
            >
              <span className="max-xl:hidden">
                <Kbd>{String(index + 1)}</Kbd>
              </span>
              <span className="grid min-w-0">
                {rubricItemLabels[item]}
                <span className="text-ink-3 text-xs tabular-nums">
                  {copy.counted(proposal[item])}
                </span>
              </span>
            </span>
            <div className="max-w-full">
              <Segments
                hideLabel
                label={`${rubricItemLabels[item]}（${copy.counted(proposal[item])}）`}
                options={choices.map((value) => ({ value, label: value }))}
                value={choices.find((value) => pointOf[value] === given[item])}
                onChange={(value) => give(item, pointOf[value])}
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
