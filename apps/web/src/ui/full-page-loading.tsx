import { uiCopy } from "./copy.ja.ts";
import { BrandMark } from "./shell/brand-mark.tsx";

/** Shown while the session is being read, or with other words while something else is waited for. */
export function FullPageLoading({ words = uiCopy.loading }: { words?: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-4">
      <BrandMark className="size-12 animate-breathe" />
      <p className="text-ink-2 text-sm">{words}</p>
    </div>
  );
}
