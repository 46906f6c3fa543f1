import { scheduleRoomCopy } from "../room-copy.ja";
import type { CellFacts } from "./cells";
import { hatched } from "./looks";

const copy = scheduleRoomCopy.grid;

/** What the shades mean, as far as they occur. */
export function GridLegend({ facts }: { facts: CellFacts }) {
  const { hours, around, interviews } = facts;
  const hasMine = hours.mine.length > 0;
  const hasPartners = hours.partner.length > 0;
  const entries = [
    hasMine && hasPartners && { label: copy.both, look: "bg-pine/30" },
    hasPartners && { label: copy.partner, look: "bg-pine-tint" },
    hasMine && { label: copy.mine, look: "bg-indigo-tint" },
    interviews.length > 0 && { label: copy.interviewShort, look: "bg-ink-3/25" },
    around.busy.length > 0 && { label: copy.busy, look: hatched },
  ].filter((entry) => entry !== false);
  if (entries.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-xs">
      {entries.map(({ label, look }) => (
        <li key={label} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={`size-4 rounded-sm border border-line ${look}`} />
          {label}
        </li>
      ))}
    </ul>
  );
}
