import clsx from "clsx";
import { uiCopy } from "./copy.ja.ts";

/** One grey shape standing where content will be; size it by `className`. */
export function Skeleton({ className, round }: { className?: string; round?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "block animate-breathe bg-line/70",
        round ? "rounded-full" : "rounded-sm",
        className ?? "h-4 w-full",
      )}
    />
  );
}

/** A list of cards that is on its way. */
export function SkeletonCards({ count = 3 }: { count?: number }) {
  const keys = Array.from({ length: count }, (_, index) => `card-${index}`);
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{uiCopy.loading}</span>
      {keys.map((key) => (
        <div key={key} className="flex gap-4 rounded-lg border border-line bg-surface p-5">
          <Skeleton round className="size-12 shrink-0" />
          <div className="grid flex-1 gap-3">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-full" />
            <Skeleton className="h-3 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Lines of text that are on their way. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  const keys = Array.from({ length: lines }, (_, index) => `line-${index}`);
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{uiCopy.loading}</span>
      {keys.map((key) => (
        <Skeleton key={key} className="h-3.5 w-full last:w-3/5" />
      ))}
    </div>
  );
}
