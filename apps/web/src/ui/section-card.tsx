import { type ReactNode, useId } from "react";
import { Card } from "./card.tsx";

export interface SectionCardProps {
  title: string;
  lead?: ReactNode;
  /** A link or button at the right of the title, e.g. to edit. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page, on paper of its own. */
export function SectionCard({ title, lead, action, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid gap-1">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {lead && <p className="text-ink-2 text-sm">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </Card>
  );
}
