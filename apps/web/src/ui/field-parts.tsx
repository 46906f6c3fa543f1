import { CircleAlert } from "lucide-react";
import { uiCopy } from "./copy.ja.ts";

export function RequiredMark() {
  return (
    <span className="rounded-sm bg-accent-tint px-1.5 py-0.5 font-semibold text-accent-ink text-xs leading-tight">
      {uiCopy.required}
    </span>
  );
}

export function OptionalMark() {
  return <span className="font-normal text-ink-3 text-xs">{uiCopy.optional}</span>;
}

export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className="flex animate-rise items-start gap-1.5 text-danger text-sm">
      <CircleAlert className="mt-[0.2em] size-[1.1em] shrink-0" aria-hidden="true" />
      {children}
    </p>
  );
}
