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
          ? "rounded-tr-[4px] bg-indigo text-on-indigo [&_a]:underline"
          : "rounded-tl-[4px] border border-line bg-surface",
        pending && "opacity-70",
      )}
    >
      {children}
    </div>
  );
}
