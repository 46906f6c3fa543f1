import { Button } from "@/ui/button";
import { Spinner } from "@/ui/spinner";
import { chatCopy as copy } from "./copy.ja";

export interface OlderMarkProps {
  state: "idle" | "loading" | "failed";
  load: () => void;
}

/** Over the top of the messages, so that it moves none of them: how the older ones are coming. */
export function OlderMark({ state, load }: OlderMarkProps) {
  if (state === "idle") return null;
  return (
    <div className="pointer-events-none absolute inset-x-0 top-3 grid justify-items-center">
      {state === "loading" ? (
        <div role="status" className="rounded-full bg-surface p-2 text-ink-3 shadow-low">
          <Spinner />
          <span className="sr-only">{copy.older}</span>
        </div>
      ) : (
        <div className="pointer-events-auto grid justify-items-center gap-2 rounded-lg bg-surface p-4 text-ink-2 text-sm shadow-low">
          {copy.olderFailed}
          <Button size="sm" variant="secondary" onClick={load}>
            {copy.olderRetry}
          </Button>
        </div>
      )}
    </div>
  );
}
