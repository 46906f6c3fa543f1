import clsx from "clsx";
import { type ReactNode, useId } from "react";

export interface SheetSectionProps {
  title: string;
  level: 2 | 3;
  /** Short enough to stay on one printed page. */
  isWhole?: boolean;
  children: ReactNode;
}

/** One part of the sheet; its title never ends a printed page. */
export function SheetSection({ title, level, isWhole, children }: SheetSectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        "grid gap-4 print:gap-3",
        isWhole ? "break-inside-avoid" : "print:block print:space-y-3",
      )}
    >
      <Heading
        id={id}
        className="break-after-avoid border-accent border-l-4 pl-3 text-lg leading-tight"
      >
        {title}
      </Heading>
      {children}
    </section>
  );
}
