import { ButtonLink } from "@/ui/button-link";
import { AceGrid, type AceGridProps } from "./ace-grid.tsx";
import { aceCopy as copy } from "./copy.ja.ts";
import { searchHref } from "./filters.ts";
import type { AceCardDoc } from "./types.ts";

const number = new Intl.NumberFormat("ja-JP");
const EAGER = 3;

interface AceShelvesProps extends Pick<AceGridProps, "action"> {
  picked: readonly AceCardDoc[];
  newest: readonly AceCardDoc[];
  agents: readonly AceCardDoc[];
  /** How many people there are in all. */
  count: number;
}

/** Whom someone meets who has just come in: picked people, new ones, and agents. */
export function AceShelves({ picked, newest, agents, count, action }: AceShelvesProps) {
  return (
    <div className="grid gap-14 pt-4">
      <Shelf
        title={copy.picked}
        lead={copy.pickedLead}
        aces={picked}
        eager={EAGER}
        action={action}
      />
      <Shelf title={copy.newest} aces={newest} action={action} />
      <p className="grid justify-items-center">
        <ButtonLink href={searchHref({ all: "1" })} variant="secondary" size="lg">
          {copy.browse(number.format(count))}
        </ButtonLink>
      </p>
      <Shelf title={copy.agents} lead={copy.agentsLead} aces={agents} action={action} />
    </div>
  );
}

interface ShelfProps extends Pick<AceGridProps, "action"> {
  title: string;
  lead?: string;
  aces: readonly AceCardDoc[];
  eager?: number;
}

function Shelf({ title, lead, aces, eager, action }: ShelfProps) {
  if (aces.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-xl">{title}</h2>
        {lead && <p className="text-ink-2 text-sm">{lead}</p>}
      </div>
      <AceGrid aces={aces} action={action} {...(eager !== undefined && { eager })} />
    </section>
  );
}
