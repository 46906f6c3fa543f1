import type { Outputs } from "@/platform/trpc";
import { judgementCopy } from "../copy.ja";
import { minutesText } from "./waiting";

const copy = judgementCopy.operator;

/** How the room keeps up: half of the seekers waited less, and what was done today. */
export function PaceLine({ pace }: { pace: Outputs["judgement"]["list"]["pace"] }) {
  const { medianMinutes, today, mineToday } = pace;
  const figures = [
    [copy.pace.median, medianMinutes === null ? copy.none : minutesText(medianMinutes)],
    [copy.pace.today, copy.pace.cases(today)],
    [copy.pace.mine, copy.pace.cases(mineToday)],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
      {figures.map(([term, value]) => (
        <div key={term} className="flex items-baseline gap-2">
          <dt className="text-ink-2">{term}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
