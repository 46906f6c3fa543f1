import clsx from "clsx";
import { X } from "lucide-react";
import { uiCopy } from "./copy.ja.ts";

export interface TagProps {
  label: string;
  onRemove?: () => void;
  tone?: "plain" | "indigo";
}

/** A short word on a card, removable where it was entered by hand. */
export function Tag({ label, onRemove, tone = "plain" }: TagProps) {
  return (
    <span
      className={clsx(
        "inline-flex max-w-full items-center rounded-full py-0.5 text-sm",
        onRemove ? "pr-0.5 pl-3" : "px-3",
        tone === "indigo" ? "bg-indigo-tint text-indigo" : "bg-sunken text-ink",
      )}
    >
      <span className="truncate">{label}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={uiCopy.remove(label)}
          onClick={onRemove}
          className="ml-0.5 grid size-7 place-items-center rounded-full text-ink-2 hover:bg-line hover:text-ink"
        >
          <X className="size-3.5" aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
