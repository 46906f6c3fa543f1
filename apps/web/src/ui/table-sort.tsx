import clsx from "clsx";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { uiCopy } from "./copy.ja.ts";

export interface SortState {
  key: string;
  direction: "ascending" | "descending";
}

interface SortHeadProps {
  column: { key: string; header: string; align?: "left" | "right" };
  sort: SortState | undefined;
  onSort: ((key: string) => void) | undefined;
}

export function SortHead({ column, sort, onSort }: SortHeadProps) {
  const current = sort?.key === column.key ? sort.direction : undefined;
  const Icon =
    current === "ascending" ? ArrowUp : current === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={onSort ? (current ?? "none") : undefined}
      className={clsx(column.align === "right" ? "text-right" : "text-left")}
    >
      {onSort ? (
        <button
          type="button"
          aria-label={uiCopy.sortBy(column.header)}
          onClick={() => onSort(column.key)}
          className="target inline-flex items-center gap-1.5 rounded-sm hover:text-ink"
        >
          {column.header}
          <Icon className="size-3.5" aria-hidden="true" />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
