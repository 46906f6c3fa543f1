import clsx from "clsx";
import type { ReactNode } from "react";
import { SortHead, type SortState } from "./table-sort.tsx";

export interface Column<T> {
  key: string;
  header: string;
  cell: (row: T) => ReactNode;
  align?: "left" | "right";
  sortable?: boolean;
  /** The cell that names the row; heads the card on a phone. */
  primary?: boolean;
}

export interface TableProps<T> {
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  sort?: SortState;
  onSort?: (key: string) => void;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
}

/** A table of so many columns needs a wide place. */
const WIDE_FROM = 6;

/** Head that stays in view; each row becomes a card where the columns have no room. */
export function Table<T>(props: TableProps<T>) {
  const { caption, columns, rows, rowKey, sort, onSort, empty } = props;
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    <div className={columns.length < WIDE_FROM ? "data-table-frame" : "wide-table-frame"}>
      <div className="rounded-lg as-rows:border as-rows:border-line as-rows:bg-surface">
        <table className="data-table w-full border-separate border-spacing-0 text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <SortHead
                  key={column.key}
                  column={column}
                  sort={sort}
                  onSort={column.sortable ? onSort : undefined}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map((column) => {
                  const content = (
                    <>
                      <span className="data-table-label" aria-hidden="true">
                        {column.header}
                      </span>
                      <span className="min-w-0">{column.cell(row)}</span>
                    </>
                  );
                  const className = clsx(
                    column.align === "right" && "as-rows:text-right tabular-nums",
                  );
                  return column.primary ? (
                    <th key={column.key} scope="row" className={className}>
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.key} className={className}>
                      {content}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
