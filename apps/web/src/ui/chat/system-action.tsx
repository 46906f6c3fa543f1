import type { ReactNode } from "react";

export interface SystemActionProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** `system-interest-action`: a question the reader is asked to answer. */
export function SystemAction({ title, children, actions }: SystemActionProps) {
  return (
    <div className="mx-auto mt-4 grid w-full max-w-md justify-items-center gap-3 rounded-lg border border-accent/40 bg-surface p-6 text-center shadow-low">
      <p className="font-semibold">{title}</p>
      {children && <div className="whitespace-pre-wrap text-ink-2 text-sm">{children}</div>}
      {actions && <div className="flex w-full flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
