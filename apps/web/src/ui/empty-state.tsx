import type { ReactNode } from "react";
import { Drawing, type DrawingName } from "./drawings.tsx";

export interface EmptyStateProps {
  /** The sentence: what is not here, and what to do about it. */
  text: ReactNode;
  drawing?: DrawingName;
  /** One next step, a Button or a ButtonLink. */
  action?: ReactNode;
}

export function EmptyState({ text, drawing = "cards", action }: EmptyStateProps) {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-5 px-4 py-12 text-center">
      <Drawing name={drawing} />
      <p className="max-w-sm text-balance text-ink-2 text-sm [word-break:auto-phrase]">{text}</p>
      {action}
    </div>
  );
}
