import { StickyNote } from "lucide-react";
import { candidateCopy as copy } from "./copy.ja";

/** That the company has notes on a candidate, and how many. */
export function NoteMark({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="inline-flex items-center gap-1 text-ink-2 text-xs tabular-nums">
      <StickyNote className="size-3.5" aria-hidden="true" />
      {copy.noteCount(count)}
    </span>
  );
}
