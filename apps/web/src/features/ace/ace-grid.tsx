import type { ReactNode } from "react";
import { AceCard, type AceCardProps } from "./ace-card.tsx";
import type { AceCardDoc } from "./types.ts";

export interface AceGridProps extends Pick<AceCardProps, "level" | "showsCompany"> {
  aces: readonly AceCardDoc[];
  /** How many of them stand on the first screen. */
  eager?: number;
  columns?: 2 | 3;
  /** A button of the reader's own on each card, such as the star. */
  action?: ((ace: AceCardDoc) => ReactNode) | undefined;
}

/** People side by side. */
export function AceGrid({ aces, eager = 0, columns = 3, action, ...card }: AceGridProps) {
  return (
    <ul className={columns === 3 ? "grid gap-4 triples-[18rem]" : "grid gap-4 pairs-[18rem]"}>
      {aces.map((ace, index) => (
        <li key={ace.id}>
          <AceCard ace={ace} eager={index < eager} action={action?.(ace)} {...card} />
        </li>
      ))}
    </ul>
  );
}
