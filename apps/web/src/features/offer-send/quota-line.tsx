import { Banner } from "@/ui/banner";
import { offerSendCopy } from "./copy.ja";
import type { OfferQuota } from "./types";

const copy = offerSendCopy.form;

/** What can still be sent this month, and why nothing can be sent now. */
export function QuotaLine({ quota: { remaining, granted, leftToday } }: { quota: OfferQuota }) {
  const refusal = remaining === 0 ? copy.usedUp : leftToday === 0 ? copy.dayUsedUp : undefined;
  return (
    <div className="grid gap-3">
      <p className="text-ink-2 text-sm tabular-nums">{copy.remaining(remaining, granted)}</p>
      {refusal && (
        <Banner inset tone="warning">
          {refusal}
        </Banner>
      )}
    </div>
  );
}
