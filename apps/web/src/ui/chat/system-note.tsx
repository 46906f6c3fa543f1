import type { ReactNode } from "react";

/** `system`: the service says what happened, in the middle and in a low voice. */
export function SystemNote({ children, time }: { children: ReactNode; time?: ReactNode }) {
  return (
    <div className="mx-auto mt-4 max-w-md rounded-md bg-sunken px-5 py-3 text-center text-ink-2 text-sm">
      <div className="whitespace-pre-wrap text-balance [word-break:auto-phrase]">{children}</div>
      {time && <time className="mt-1 block text-xs tabular-nums">{time}</time>}
    </div>
  );
}
