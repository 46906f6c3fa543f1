import { formatDateTime } from "@tefuda/domain/time/format.ja";
import type { Outputs } from "@/platform/trpc";
import { Badge } from "@/ui/badge";
import { CardLink } from "@/ui/card-link";
import { SectionCard } from "@/ui/section-card";
import { compassCopy } from "./copy.ja";
import { compassPaths } from "./paths";

const { result: copy } = compassCopy;

interface PastResultsProps {
  past: Outputs["compass"]["listResults"];
  shownId: string;
}

/** The results that are kept, the newest first. */
export function PastResults({ past, shownId }: PastResultsProps) {
  return (
    <SectionCard title={copy.past} lead={copy.pastLead}>
      <ul className="grid divide-y divide-line">
        {past.map(({ id, createdAt, excerpt }) => (
          <li
            key={id}
            className="relative grid gap-1 py-3 hover:bg-sunken has-[a:focus-visible]:bg-sunken has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus"
          >
            <span className="flex flex-wrap items-center gap-2">
              <CardLink
                href={compassPaths.result(id)}
                className="font-semibold text-sm tabular-nums"
                aria-current={id === shownId ? "page" : undefined}
              >
                {formatDateTime(createdAt)}
              </CardLink>
              {id === shownId && <Badge>{copy.shown}</Badge>}
            </span>
            <span className="truncate text-ink-2 text-sm">{excerpt}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
