import clsx from "clsx";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/ui/badge";
import { landingCopy } from "./copy.ja";
import { Initial } from "./initial";

const { cards, points } = landingCopy;

/** A sheet that stands on the lower edge of its card. */
function Sheet({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={clsx(
        "mx-auto grid max-w-md gap-3 rounded-t-md border border-line border-b-0 bg-paper p-5 text-sm",
        className,
      )}
    >
      {children}
    </div>
  );
}

export const pointScenes = {
  person: (
    <Sheet>
      <div className="flex items-center gap-4">
        <Initial size="lg" />
        <div className="min-w-0">
          <p className="font-semibold text-lg">{cards.staffName}</p>
          <p className="text-ink-2">{cards.staffRole}</p>
        </div>
      </div>
      <div className="rounded-sm bg-indigo-tint px-4 py-3">
        <p className="font-semibold text-indigo text-xs">{points.person.label}</p>
        <p>{points.person.value}</p>
      </div>
    </Sheet>
  ),
  reason: (
    <Sheet>
      <p className="font-semibold text-accent-ink text-xs">{cards.reasonLabel}</p>
      <p className="border-accent border-l-2 pl-3 leading-loose">{cards.reason}</p>
    </Sheet>
  ),
  judged: (
    <Sheet>
      <p className="flex items-center justify-between font-semibold">
        {points.judged.label}
        <Badge tone="pine">{points.judged.state}</Badge>
      </p>
      <ul className="grid gap-2">
        {points.judged.items.map((item) => (
          <li key={item} className="flex items-center gap-2.5 text-ink-2">
            <span className="grid size-5 place-items-center rounded-full bg-pine-tint text-pine">
              <Check className="size-3.5" />
            </span>
            {item}
          </li>
        ))}
      </ul>
    </Sheet>
  ),
  clear: (
    <Sheet className="gap-0 py-3">
      {points.clear.map(([term, value]) => (
        <p
          key={term}
          className="flex flex-wrap justify-between gap-x-6 border-line border-b py-2.5 last:border-0"
        >
          <span className="text-ink-2">{term}</span>
          <span className="font-semibold tabular-nums">{value}</span>
        </p>
      ))}
    </Sheet>
  ),
} as const satisfies Record<(typeof points.items)[number]["key"], ReactNode>;
