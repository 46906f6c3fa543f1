import { Lightbulb } from "lucide-react";

/** A hint in a low voice. */
export function Tip({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-2 rounded-md bg-gold-tint px-3 py-2 text-sm">
      <Lightbulb className="mt-1 size-4 shrink-0 text-gold" aria-hidden="true" />
      {children}
    </p>
  );
}
