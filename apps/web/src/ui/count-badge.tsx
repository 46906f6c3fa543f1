import clsx from "clsx";
import { uiCopy } from "./copy.ja.ts";

/** How many are unread; nothing at zero, 99+ above. */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null;
  return (
    <span
      className={clsx(
        "inline-grid h-5 whitespace-nowrap min-w-5 place-items-center rounded-full bg-accent px-1.5 font-semibold text-on-accent text-xs leading-none tabular-nums",
        className,
      )}
    >
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{uiCopy.unread(count)}</span>
    </span>
  );
}
