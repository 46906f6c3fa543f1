"use client";

import { useRef, useState } from "react";
import { videoCopy } from "./copy.ja";
import { useLevel } from "./use-level";

const copy = videoCopy.check;
const bars = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"];
/** A voice at arm's length fills about two thirds of the bars. */
const FULL = 0.15;

/** How loud one's own microphone hears, and that it does at all. */
export function LevelMeter({ track }: { track: MediaStreamTrack | undefined }) {
  const meter = useRef<HTMLMeterElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [hasHeard, setHeard] = useState(false);
  useLevel(track, (level) => {
    const value = Math.min(1, Math.sqrt(level / FULL));
    const lit = Math.round(value * bars.length);
    // Many times a second: drawn past the components, whose other words stay as they are.
    if (meter.current) meter.current.value = Math.round(value * 100);
    for (const [index, bar] of [...(row.current?.children ?? [])].entries())
      bar.toggleAttribute("data-lit", index < lit);
    if (lit > 2) setHeard(true);
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <meter ref={meter} aria-label={copy.level} min={0} max={100} value={0} className="sr-only" />
      <div ref={row} aria-hidden="true" className="flex h-5 min-w-36 flex-1 items-stretch gap-1">
        {bars.map((bar) => (
          <span key={bar} className="flex-1 rounded-full bg-sunken data-lit:bg-pine" />
        ))}
      </div>
      <p role="status" className="text-ink-2 text-xs">
        {track ? (hasHeard ? copy.heard : copy.levelHint) : copy.noDevice}
      </p>
    </div>
  );
}
