import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { TextLink } from "@/ui/text-link";

export interface ShelfProps {
  title: string;
  /** Where all of its kind are. */
  href: string;
  linkLabel: string;
  /** Cards, side by side; on a phone a row to push along. */
  cards: readonly { id: string; card: ReactNode }[];
}

/** A few of a kind out of what is really there; an empty one does not show. */
export function Shelf({ title, href, linkLabel, cards }: ShelfProps) {
  if (cards.length === 0) return null;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-xl">{title}</h3>
        <TextLink href={href} className="target inline-flex items-center gap-1 text-sm">
          {linkLabel}
          <ArrowRight className="size-4" aria-hidden="true" />
        </TextLink>
      </div>
      <ul className="no-scrollbar -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pt-1 pb-2 md:mx-0 md:grid md:grid-cols-3 md:gap-5 md:overflow-visible md:p-0">
        {cards.map(({ id, card }) => (
          <li
            key={id}
            className="grid w-[82vw] max-w-sm shrink-0 snap-start md:w-auto md:max-w-none"
          >
            {card}
          </li>
        ))}
      </ul>
    </div>
  );
}
