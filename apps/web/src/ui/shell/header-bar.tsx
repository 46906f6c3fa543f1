import clsx from "clsx";
import type { ReactNode } from "react";

interface HeaderBarProps {
  children: ReactNode;
  /** Keeps its content within the landing width. */
  contained?: boolean;
  /** At the lower edge, across the page: a progress bar. */
  edge?: ReactNode;
}

/** 70 px high with its line, 52 on a phone; stays at the top. */
export function HeaderBar({ children, contained, edge }: HeaderBarProps) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper/90 backdrop-blur-md print:hidden">
      <div
        className={clsx(
          "mx-auto flex min-h-[calc(var(--header-height)-1px)] flex-wrap items-center gap-x-[16px] px-[16px] md:px-[24px]",
          contained && "max-w-(--landing-max-width)",
        )}
      >
        {children}
      </div>
      {edge}
    </header>
  );
}
