import { aceCopy as copy } from "./copy.ja.ts";
import type { AceProfileDoc } from "./types.ts";

/** Where someone has worked, the most recent first, along a line. */
export function CareerTimeline({ careers }: { careers: AceProfileDoc["careers"] }) {
  return (
    <ol className="grid gap-6 border-line border-l-2 pl-6">
      {careers.map((career) => (
        <li key={career.id} className="relative grid gap-0.5">
          <span
            className={
              career.isCurrentWorkplace
                ? "absolute top-1.5 -left-[1.94rem] size-3.5 rounded-full border-3 border-paper bg-accent"
                : "absolute top-1.5 -left-[1.94rem] size-3.5 rounded-full border-3 border-paper bg-edge"
            }
            aria-hidden="true"
          />
          <p className="text-ink-2 text-sm tabular-nums">
            {copy.period(
              copy.month(career.startWorkingDuration),
              career.endWorkingDuration ? copy.month(career.endWorkingDuration) : copy.present,
            )}
          </p>
          <h3 className="text-base">{career.companyName}</h3>
          {career.position && <p className="text-sm">{career.position}</p>}
          {career.business && <p className="mt-1 text-ink-2 text-sm">{career.business}</p>}
          {career.businessDetail && (
            <p className="whitespace-pre-line text-ink-2 text-sm">{career.businessDetail}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
