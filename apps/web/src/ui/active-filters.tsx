import { X } from "lucide-react";
import { uiCopy } from "./copy.ja.ts";
import { Link } from "./link.tsx";

export interface ActiveFiltersProps {
  /** What the list is narrowed by, each with the address of the list without it. */
  items: readonly { label: string; href: string }[];
  /** The list without any of them. */
  clearHref: string;
}

/** What a list is narrowed by; a press takes one away, without any script. */
export function ActiveFilters({ items, clearHref }: ActiveFiltersProps) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={uiCopy.activeFilters} className="flex flex-wrap items-center gap-2">
      {items.map(({ label, href }) => (
        <li key={href} className="min-w-0">
          <Link
            href={href}
            aria-label={uiCopy.removeFilter(label)}
            className="target inline-flex max-w-full items-center gap-1.5 rounded-full border border-line bg-surface py-1 pr-2.5 pl-3.5 text-sm hover:border-edge hover:bg-sunken"
          >
            <span className="truncate">{label}</span>
            <X className="size-3.5 shrink-0 text-ink-3" aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          href={clearHref}
          className="target inline-flex items-center px-2 text-indigo text-sm underline underline-offset-4"
        >
          {uiCopy.clearFilters}
        </Link>
      </li>
    </ul>
  );
}
