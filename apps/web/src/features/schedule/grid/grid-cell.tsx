import { SCHEDULE_GRID_MINUTES } from "@tefuda/domain/constants/limits";
import { formatTime } from "@tefuda/domain/time/format.ja";
import clsx from "clsx";
import { scheduleRoomCopy } from "../room-copy.ja";
import { type Cell, cellName, type Suits } from "./cells";
import { hatched } from "./looks";
import { cellId } from "./use-grid-focus";

const copy = scheduleRoomCopy.grid;
const QUARTER_MS = SCHEDULE_GRID_MINUTES * 60_000;

export interface GridCellProps {
  cell: Cell;
  place: { readonly day: number; readonly minute: number };
  /** The one that Tab reaches. */
  isReachable: boolean;
  /** It has the focus: keys go on from here. */
  onReach: () => void;
  onPress: () => void;
}

export function GridCell({ cell, place, isReachable, onReach, onPress }: GridCellProps) {
  const { over, fault, minute } = cell;
  const isChosen = over?.kind === "chosen";
  const isRefused = !isChosen && fault !== undefined;
  return (
    <td
      className={clsx(
        "relative h-6.25 border-t border-l border-l-line p-0",
        minute % 60 === 0
          ? "border-t-line"
          : minute % 60 === 30
            ? "border-t-line/50"
            : "border-t-transparent",
      )}
    >
      <button
        type="button"
        tabIndex={isReachable ? 0 : -1}
        data-cell={cellId(place.day, place.minute)}
        aria-label={cellName(cell)}
        // What a block says over two cells is drawn, not read: each cell has its whole name.
        data-words={wordsIn(cell)}
        aria-pressed={isChosen}
        aria-disabled={isRefused || undefined}
        onFocus={onReach}
        onClick={onPress}
        className={clsx(
          // The lines of the grid do not run through a block.
          over && !over.isStart ? "-top-px" : "top-0",
          "absolute inset-x-0 bottom-0 before:content-[attr(data-words)] scroll-mt-14 scroll-mb-2 overflow-hidden text-ellipsis whitespace-nowrap px-1.5 text-left text-xs leading-6",
          "focus-visible:z-5 focus-visible:outline-offset-0",
          look(cell),
        )}
      />
    </td>
  );
}

const suitLooks: Record<NonNullable<Suits>, string> = {
  both: "bg-pine/30 hover:bg-accent-tint",
  partner: "bg-pine-tint hover:bg-accent-tint",
  mine: "bg-indigo-tint hover:bg-accent-tint",
};

function look({ over, fault, suits }: Cell): string {
  if (over?.kind === "chosen")
    return clsx(
      "bg-accent font-semibold text-on-accent hover:bg-accent-hover",
      over.isStart && "rounded-t-sm",
    );
  if (over?.kind === "interview") return "bg-ink-3/25 text-ink";
  if (over?.kind === "busy") return clsx(hatched, "text-ink-2");
  if (fault) return "bg-sunken";
  return suits ? suitLooks[suits] : "hover:bg-accent-tint";
}

/** A block says in its first quarter what it is, and in the second when or with whom. */
function wordsIn({ over, startAt }: Cell): string {
  if (!over) return "";
  if (over.kind === "busy") return over.isStart ? copy.busy : "";
  const isSecond = startAt.getTime() - over.span.startAt.getTime() === QUARTER_MS;
  if (over.kind === "chosen") {
    if (over.isStart) return copy.candidate(over.span.number);
    return isSecond ? formatTime(over.span.startAt) : "";
  }
  if (over.isStart) return copy.interviewShort;
  return isSecond ? over.span.partnerName : "";
}
