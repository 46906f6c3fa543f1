import clsx from "clsx";

export const tabListClass =
  "no-scrollbar flex gap-3 overflow-x-auto border-line border-b px-0.5 pt-0.5 sm:gap-5";

/** The current tab carries the accent line; the others wait in secondary ink. */
export function tabClass(current: boolean): string {
  return clsx(
    "relative inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-sm px-1.5 text-sm transition-colors",
    "after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:rounded-full after:transition-colors focus-visible:-outline-offset-2",
    current
      ? "font-semibold text-accent-ink after:bg-accent"
      : "text-ink-2 after:bg-transparent hover:text-ink",
  );
}
