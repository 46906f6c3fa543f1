import { ChevronRight } from "lucide-react";
import { uiCopy } from "./copy.ja.ts";
import { Link } from "./link.tsx";

export interface Crumb {
  label: string;
  href: string;
}

/** Where a page stands; its last part is the page itself. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label={uiCopy.breadcrumb}>
      <ol className="flex min-w-0 items-center gap-1 text-ink-2 text-sm">
        {items.map(({ label, href }, index) => (
          <li key={href} className="flex min-w-0 items-center gap-1 last:flex-1">
            {index > 0 && <ChevronRight className="size-3.5 shrink-0" aria-hidden="true" />}
            {index < items.length - 1 ? (
              <Link
                href={href}
                className="target inline-flex shrink-0 items-center hover:text-ink hover:underline"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
