import { formatWorkingPeriod } from "@tefuda/domain/joker/profile-sections.ja";
import type { Sheet } from "./facts";

/** Where someone has worked, the most recent first; an entry is not torn between two pages. */
export function CareerHistory({ careers, level }: Pick<Sheet, "careers"> & { level: 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <ol className="grid gap-6 print:block">
      {careers.map((career) => (
        <li
          key={career.id}
          className="grid break-inside-avoid gap-x-6 gap-y-1 sm:grid-cols-[10.5rem_1fr] print:mb-4 print:grid-cols-[9.5rem_1fr]"
        >
          <p className="pt-0.5 text-ink-2 text-sm tabular-nums">{formatWorkingPeriod(career)}</p>
          <div className="grid gap-1.5">
            <Heading className="text-base">{career.companyName}</Heading>
            {career.position && <p className="text-ink-2 text-sm">{career.position}</p>}
            {career.business && <p className="whitespace-pre-line">{career.business}</p>}
            {career.businessDetail && (
              <p className="whitespace-pre-line text-ink-2 text-sm">{career.businessDetail}</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
