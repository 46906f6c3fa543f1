import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "./link.tsx";

export interface PageHeaderProps {
  title: string;
  lead?: ReactNode;
  /** Where the small link above the title goes back to. */
  back?: { href: string; label: string };
  /** The main action of the page. */
  actions?: ReactNode;
  /** Of the heading; 1 except where the page already has one. */
  level?: 1 | 2 | 3;
}

export function PageHeader({ title, lead, back, actions, level = 1 }: PageHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <header className="grid gap-2">
      {back && (
        <Link
          href={back.href}
          className="target -ml-1.5 inline-flex w-fit items-center gap-1 rounded-sm pr-2 text-ink-2 text-sm hover:text-ink"
        >
          <ChevronLeft className="size-4" aria-hidden="true" />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 gap-1.5">
          <Heading className="text-2xl">{title}</Heading>
          {lead && <p className="max-w-2xl text-ink-2 text-sm">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  );
}
