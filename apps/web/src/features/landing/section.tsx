import { type ReactNode, useId } from "react";

const grounds = {
  paper: "",
  sunken: "border-line border-y bg-sunken",
  indigo: "bg-indigo-tint",
} as const;

interface SectionProps {
  title: string;
  lead?: string;
  /** A few letters above the title. */
  mark?: string;
  id?: string;
  ground?: keyof typeof grounds;
  children: ReactNode;
}

/** A part of a public page: a full band with its heading, its content in the landing's width. */
export function Section({ title, lead, mark, id, ground = "paper", children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={`lay-out-late ${grounds[ground]}`}>
      <div className="mx-auto grid max-w-(--landing-max-width) gap-10 px-4 py-16 md:gap-14 md:px-6 md:py-24">
        <header className="grid max-w-2xl gap-3">
          {mark && <p className="font-semibold text-indigo text-sm tracking-widest">{mark}</p>}
          <h2 id={headingId} className="text-2xl md:text-3xl">
            {title}
          </h2>
          {lead && <p className="text-ink-2">{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
