import clsx from "clsx";
import { uiCopy } from "./copy.ja.ts";

/** How many are unread; nothing at zero, 99+ above. */
export interface CountBadgeProps {
  count: number;
  /** What is counted, for those who hear it; unread things when absent. */
  text?: string | undefined;
  /** On an icon of the tab bar, whose measures are fixed. */
  inBar?: boolean;
}

export function CountBadge({ count, text, inBar }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={clsx(
        "inline-grid place-items-center whitespace-nowrap rounded-full bg-accent font-semibold text-on-accent leading-none tabular-nums",
        inBar
          ? "absolute top-[-6px] left-[14px] h-[18px] min-w-[18px] px-[4px] text-[11px]"
          : "h-[1.7em] min-w-[1.7em] px-[0.5em] text-xs",
      )}
    >
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{text ?? uiCopy.unread(count)}</span>
    </span>
  );
}
