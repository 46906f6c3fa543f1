import { Lightbulb } from "lucide-react";
import type { ReactNode } from "react";

/** `system-help`: a hint that helps to begin, with links or examples inside. */
export function SystemHelp({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto mt-4 grid w-full max-w-md gap-2 rounded-lg border border-line bg-gold-tint p-5 text-sm">
      <p className="flex items-center gap-2 font-semibold text-gold">
        <Lightbulb className="size-5 shrink-0" aria-hidden="true" />
        {title}
      </p>
      <div className="whitespace-pre-wrap">{children}</div>
    </div>
  );
}
