import clsx from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { uiCopy } from "./copy.ja.ts";
import { Link } from "./link.tsx";

export interface PagerProps {
  page: number;
  total: number;
  /** The address of a page, from 1. */
  href: (page: number) => string;
}

const box =
  "target-square inline-grid place-items-center rounded-full px-2 text-sm tabular-nums transition-colors";

function around(page: number, total: number): number[] {
  const wanted = [1, page - 1, page, page + 1, total];
  return [...new Set(wanted)].filter((n) => n >= 1 && n <= total).sort((a, b) => a - b);
}

export function Pager({ page, total, href }: PagerProps) {
  if (total <= 1) return null;
  const pages = around(page, total);
  const step = (to: number, label: string, Icon: typeof ChevronLeft) =>
    to >= 1 && to <= total ? (
      <Link href={href(to)} aria-label={label} className={clsx(box, "text-ink hover:bg-sunken")}>
        <Icon className="size-5" aria-hidden="true" />
      </Link>
    ) : (
      <span className={clsx(box, "text-line")} aria-hidden="true">
        <Icon className="size-5" />
      </span>
    );
  return (
    <nav aria-label={uiCopy.pager}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>{step(page - 1, uiCopy.previous, ChevronLeft)}</li>
        {pages.map((n, index) => (
          <li key={n} className="flex items-center gap-1">
            {n - (pages[index - 1] ?? n) > 1 && <span className="px-1 text-ink-3">…</span>}
            <Link
              href={href(n)}
              aria-label={uiCopy.page(n)}
              aria-current={n === page ? "page" : undefined}
              className={clsx(
                box,
                n === page ? "bg-ink font-semibold text-paper" : "text-ink-2 hover:bg-sunken",
              )}
            >
              {n}
            </Link>
          </li>
        ))}
        <li>{step(page + 1, uiCopy.next, ChevronRight)}</li>
      </ul>
    </nav>
  );
}
