import { Progress, type ProgressProps } from "@/ui/progress";
import { offerSendCopy } from "./copy.ja";
import type { CheckedText } from "./types";

const copy = offerSendCopy.meter;

const tones = {
  personal: "pine",
  mixed: "indigo",
  copied: "accent",
} as const satisfies Record<CheckedText["repetition"], ProgressProps["tone"]>;

/** How much of the text others have received before: a bar, its number, and what to do about it. */
export function TextMeter({ checked }: { checked: CheckedText | undefined }) {
  const { percent = 0, repetition, isReasonPasted } = checked ?? {};
  return (
    <section aria-label={copy.title} className="grid gap-2 rounded-md bg-sunken px-4 py-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-semibold">{copy.title}</span>
        <span className="text-ink-2 tabular-nums">
          {repetition ? copy.percent(percent) : copy.notYet}
        </span>
      </div>
      <Progress label={copy.share} value={percent} tone={tones[repetition ?? "personal"]} />
      <div aria-live="polite" className="grid gap-1 text-sm">
        <p className="text-ink-2">{repetition ? copy.words[repetition] : copy.lead}</p>
        {isReasonPasted && <p className="font-semibold text-danger">{copy.pasted}</p>}
      </div>
    </section>
  );
}
