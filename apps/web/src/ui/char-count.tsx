import { countGraphemes } from "@tefuda/domain/text/graphemes";
import clsx from "clsx";
import { uiCopy } from "./copy.ja.ts";

interface CharCountProps {
  text: string;
  limit: number;
  id?: string;
}

/** Letters as a person counts them: an emoji or a letter with dakuten is one. */
export function CharCount({ text, limit, id }: CharCountProps) {
  const count = countGraphemes(text);
  const over = count - limit;
  return (
    <span
      id={id}
      className={clsx(
        "text-xs tabular-nums",
        over > 0 ? "font-semibold text-danger" : "text-ink-3",
      )}
    >
      <span aria-hidden="true">
        {count} / {limit}
      </span>
      <span className="sr-only">
        {over > 0 ? uiCopy.overLimit(over) : uiCopy.counter(count, limit)}
      </span>
    </span>
  );
}
