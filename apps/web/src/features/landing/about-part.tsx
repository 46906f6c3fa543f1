import type { ReactNode } from "react";

interface AboutPartProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the page that its list of contents leads to. */
export function AboutPart({ id, title, children }: AboutPartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid gap-6 pt-4">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
