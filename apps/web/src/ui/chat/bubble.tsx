import clsx from "clsx";
import type { ReactNode } from "react";

export interface BubbleProps {
  side: "my" | "partner";
  /** Not yet on the server: paler. */
  pending?: boolean | undefined;
  children: ReactNode;
}

/** `my` and `partner`: a message in words or a file. */
export function Bubble({ side, pending, children }: BubbleProps) {
  return (
    <div
      className={clsx(
        "min-w-0 whitespace-pre-wrap rounded-lg px-4 py-2.5 leading-relaxed",
        side === "my"
          ? clsx(
              "rounded-tr-[4px] [&_a]:underline",
              pending ? "bg-indigo-tint text-ink-2" : "bg-indigo text-on-indigo",
            )
          : "rounded-tl-[4px] border border-line bg-surface",
      )}
    >
      {children}
    </div>
  );
}
