import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { chatCopy as copy } from "./copy.ja";

/**
 * Opens and closes what stands around the messages, where the room is low: large letters, or a keyboard
 * on glass. Elsewhere nothing is closed, and there is no such line.
 */
export function BarsToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="target hidden w-full shrink-0 items-center justify-between gap-2 border-line border-b bg-surface px-4 text-left text-ink-2 text-sm leading-snug low-room:flex"
    >
      {copy.bars}
      <ChevronDown className={clsx("size-5 shrink-0", isOpen && "rotate-180")} aria-hidden="true" />
    </button>
  );
}

/** Lines beside the messages, which a low room shows on demand, and never more than a third of it. */
export function RoomBars({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <div
      className={clsx(
        "shrink-0 low-room:max-h-1/3 low-room:overflow-y-auto",
        !isOpen && "low-room:hidden",
      )}
    >
      {children}
    </div>
  );
}
