import { Search, SlidersHorizontal, X } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "./button-class.ts";
import { uiCopy } from "./copy.ja.ts";

export interface SearchFormProps {
  /** Where the form leads: the address of the list. */
  action: string;
  /** Names the form for screen readers. */
  label: string;
  words: { name: string; value: string | undefined; placeholder: string; max: number };
  /** What the address keeps beside the form's own fields, such as a tab. */
  kept?: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** CheckLists and the like; a column at the side, on a phone a sheet from below. */
  filters?: ReactNode;
  /** How many of them are in use. */
  filterCount?: number;
  /** Unlike that of any other search on the page. */
  id?: string;
  /** What was found. */
  children: ReactNode;
}

/**
 * The search of a public list: a form that the browser sends by itself. The filters are a popover
 * of the browser's own on small screens, so all of it works before and without scripts.
 */
export function SearchForm(props: SearchFormProps) {
  const { action, label, words, kept = {}, filters, filterCount = 0, id = "filters" } = props;
  return (
    <div
      className={
        filters
          ? "grid items-start gap-x-10 gap-y-5 lg:grid-cols-[16.5rem_minmax(0,1fr)]"
          : "grid gap-5"
      }
    >
      <search aria-label={label} className="contents">
        <form action={action} method="get" className="contents">
          {Object.entries(kept).flatMap(([name, value = []]) =>
            [value]
              .flat()
              .map((one) => <input key={`${name} ${one}`} type="hidden" name={name} value={one} />),
          )}
          <div className="col-span-full flex flex-wrap gap-2">
            <div className="relative min-w-0 flex-1 basis-52">
              <Search
                className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-ink-3"
                aria-hidden="true"
              />
              <input
                key={words.value}
                type="search"
                name={words.name}
                defaultValue={words.value}
                placeholder={words.placeholder}
                maxLength={words.max}
                aria-label={uiCopy.searchWords}
                enterKeyHint="search"
                className="control rounded-full! pl-12!"
              />
            </div>
            <button type="submit" className={buttonClass({ className: "min-h-12!" })}>
              {uiCopy.search}
            </button>
            {filters && (
              <button
                type="button"
                popoverTarget={id}
                className={buttonClass({
                  variant: "secondary",
                  className: "min-h-12! lg:hidden max-xs:w-full",
                })}
              >
                <SlidersHorizontal className="size-4" aria-hidden="true" />
                {uiCopy.filters(filterCount)}
              </button>
            )}
          </div>
          {filters && (
            <section
              id={id}
              popover="auto"
              aria-labelledby={`${id}-title`}
              className="filter-sheet bg-surface text-ink"
            >
              <div className="flex items-center justify-between gap-4 px-5 pt-4 pb-2 lg:pt-5">
                <h2 id={`${id}-title`} className="text-lg lg:text-base">
                  {uiCopy.narrow}
                </h2>
                <button
                  type="button"
                  popoverTarget={id}
                  popoverTargetAction="hide"
                  aria-label={uiCopy.close}
                  className="-mr-2 grid size-11 place-items-center rounded-full text-ink-2 hover:bg-sunken lg:hidden"
                >
                  <X className="size-5" aria-hidden="true" />
                </button>
              </div>
              <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5">
                {filters}
              </div>
              <div className="border-line border-t px-5 py-4 pb-[calc(1rem+var(--safe-bottom))] lg:pb-5">
                <button type="submit" className={buttonClass({ wide: true })}>
                  {uiCopy.searchThese}
                </button>
              </div>
            </section>
          )}
        </form>
      </search>
      <div className={filters ? "grid gap-5 lg:col-start-2" : "grid gap-5"}>{props.children}</div>
    </div>
  );
}
