import { occupationLabels, occupations } from "@tefuda/domain/options/occupations";
import clsx from "clsx";
import { Link } from "@/ui/link";
import { aceCopy as copy } from "./copy.ja.ts";
import { type AceFilters, searchHref } from "./filters.ts";

/** Main occupations to press: each adds itself to the search, or leaves it again. */
export function OccupationLinks({ filters }: { filters: AceFilters }) {
  const chosen = filters.occupation;
  return (
    <nav aria-label={copy.occupations}>
      <ul className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0 sm:py-0">
        {occupations.map((key) => {
          const isChosen = chosen.includes(key);
          const rest = isChosen
            ? chosen.filter((one) => one !== key)
            : occupations.filter((one) => one === key || chosen.includes(one));
          return (
            <li key={key} className="shrink-0">
              <Link
                href={searchHref({ ...filters, occupation: rest })}
                aria-current={isChosen ? "true" : undefined}
                className={clsx(
                  "target inline-flex items-center rounded-full border px-4 py-1 text-sm transition-colors",
                  isChosen
                    ? "border-accent bg-accent-tint font-semibold text-accent-ink"
                    : "border-line bg-surface text-ink hover:border-edge hover:bg-sunken",
                )}
              >
                {occupationLabels[key]}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
